import type { InformationPage } from '@pegboard/routes';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@pegboard/types';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parsePage, type ParsedPage } from './parse-page.ts';

/** The built-in pages: true of the software, and without a promise in the name of the operator. */
const BUILT_IN_DIR = fileURLToPath(new URL('../../../information-pages/', import.meta.url));
const FILE_MAX_BYTES = 262_144;

type PageFile = { readonly version: string; readonly page: ParsedPage };
const parsed = new Map<string, PageFile>();

/**
 * Returns a page in a language: the operator's, in this language, in English or in any other; without one, the built-in one.
 * A changed file is read again.
 */
export async function readPage(
  pagesDir: string | undefined,
  page: InformationPage,
  locale: Locale,
): Promise<ParsedPage & { readonly locale: Locale }> {
  for (const dir of [...(pagesDir === undefined ? [] : [pagesDir]), BUILT_IN_DIR])
    for (const each of new Set<Locale>([locale, DEFAULT_LOCALE, ...LOCALES])) {
      const found = await readFile(join(dir, each, `${page}.md`));
      if (found) return { locale: each, ...found };
    }
  throw new Error(`The built-in page ${page} is missing in ${BUILT_IN_DIR}: install the site again.`);
}

async function readFile(path: string): Promise<ParsedPage | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (!file) return undefined;
  try {
    const { mtimeMs, size } = await file.stat();
    if (size > FILE_MAX_BYTES)
      throw new Error(`${path} has ${size} bytes; a page has at most ${FILE_MAX_BYTES}. Shorten it.`);
    const version = `${mtimeMs} ${size}`;
    const known = parsed.get(path);
    if (known?.version === version) return known.page;
    const page = parsePage(await file.readFile('utf8'));
    parsed.set(path, { version, page });
    return page;
  } finally {
    await file.close();
  }
}
