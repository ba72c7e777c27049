import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import type { Site } from './collect-pages.ts';
import { exampleComponent, examplePage, type LiveExample } from './live-examples.ts';
import { renderPage } from './markdown.ts';
import { APP, GENERATED, PAGES, ROOT } from './paths.ts';
import { readImageSizes, sizeImages } from './size-images.ts';

/** Writes the pages, examples and images of the site, and removes those of an earlier build. */
export async function writeSite({ pages, examples, images }: Site): Promise<void> {
  const sizes = await readImageSizes(images);
  for (const folder of [GENERATED, PAGES]) rmSync(folder, { recursive: true, force: true });
  for (const page of pages) write(join(PAGES, `${page.slug}.md`), sizeImages(renderPage(page), sizes));
  for (const example of examples) writeExample(example);
  mkdirSync(join(GENERATED, 'public/images'), { recursive: true });
  cpSync(join(APP, 'src/favicon.svg'), join(GENERATED, 'public/favicon.svg'));
  for (const image of images) cpSync(join(ROOT, image), join(GENERATED, 'public/images', basename(image)));
}

function writeExample(example: LiveExample): void {
  const folder = join(GENERATED, 'examples', example.name);
  for (const [name, text] of Object.entries(example.files)) write(`${folder}/${name}`, text);
  write(`${folder}/live.tsx`, exampleComponent(example));
  write(`${folder}/page.astro`, examplePage(example));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
