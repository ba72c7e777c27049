import { imageMetadata } from 'astro/assets/utils';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from './paths.ts';

/** The width and height of images in pixels, by file name. */
export type ImageSizes = ReadonlyMap<string, { readonly width: number; readonly height: number }>;

/** Reads the sizes of images, given as paths in the repository. */
export async function readImageSizes(paths: readonly string[]): Promise<ImageSizes> {
  return new Map(
    await Promise.all(
      paths.map(async (path) => {
        const { width, height } = await imageMetadata(readFileSync(join(ROOT, path)), path);
        return [basename(path), { width, height }] as const;
      }),
    ),
  );
}

const MARKDOWN_IMAGE = /!\[([^\]"]*)\]\((\S*?\/images\/([\w.-]+))\)/g;
const HTML_IMAGE = /<img src="(\S*?\/images\/([\w.-]+))"( [^>]*?)?>/g;

/** Gives each image of a page its size, so that the text below it does not move when it is loaded. */
export function sizeImages(text: string, sizes: ImageSizes): string {
  return text
    .replaceAll(MARKDOWN_IMAGE, (image, alt: string, src: string, name: string) => {
      const size = sizes.get(name);
      return size === undefined
        ? image
        : `<img src="${src}" alt="${alt}" width="${size.width}" height="${size.height}">`;
    })
    .replaceAll(HTML_IMAGE, (image, src: string, name: string, rest = '') => {
      const size = sizes.get(name);
      if (size === undefined || / height=/.test(rest)) return image;
      const width = Number(/ width="(\d+)"/.exec(rest)?.[1] ?? size.width);
      const height = Math.round((width * size.height) / size.width);
      return `<img src="${src}"${rest.replace(/ width="\d+"/, '')} width="${width}" height="${height}">`;
    });
}
