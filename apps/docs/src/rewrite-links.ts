import { posix } from 'node:path';

import { mapProse } from './markdown.ts';

/** Answers about the repository that links are resolved with. */
export type LinkTargets = {
  /** Returns the address of the page of a file, without slashes at its ends. */
  readonly slugOf: (path: string) => string | undefined;
  readonly exists: (path: string) => boolean;
  readonly base: string;
  readonly sourcesUrl: string;
};

/** The result of rewriting: the text, the images that it shows, and the links that lead nowhere. */
export type Rewritten = {
  readonly text: string;
  readonly images: readonly string[];
  readonly dead: readonly string[];
};

const LINK = /(\]\()([^)\s]+)(\))|(\b(?:src|href)=")([^"]+)(")/g;
const IMAGE = /\.(?:webp|png|jpe?g|svg|avif)$/;
const ELSEWHERE = /^(?:[a-z][a-z+.-]*:|#|\/\/)/i;

/**
 * Rewrites the links of a Markdown file for the site: a link to a file with a page leads to the page, an image to
 * its copy, and any other file to the sources.
 */
export function rewriteLinks(path: string, markdown: string, targets: LinkTargets): Rewritten {
  const images = new Set<string>();
  const dead: string[] = [];
  const resolveLink = (link: string): string => {
    if (ELSEWHERE.test(link)) return link;
    const [target = '', hash] = link.split('#');
    const suffix = hash === undefined ? '' : `#${hash}`;
    if (target.startsWith('/')) return `${targets.base}${target.slice(1)}${suffix}`;
    const file = posix.join(posix.dirname(path), target).replace(/\/$/, '');
    const slug = targets.slugOf(file);
    if (!targets.exists(file)) dead.push(`${path}: ${link}`);
    if (slug !== undefined) return `${targets.base}${slug}/${suffix}`;
    if (!IMAGE.test(file)) return `${targets.sourcesUrl}${file}${suffix}`;
    images.add(file);
    return `${targets.base}images/${posix.basename(file)}`;
  };
  const text = mapProse(markdown, (prose) =>
    prose.replaceAll(
      LINK,
      (_, open?: string, link = '', close = '', attribute = '', value = '', quote = '') =>
        open === undefined
          ? `${attribute}${resolveLink(String(value))}${quote}`
          : `${open}${resolveLink(String(link))}${close}`,
    ),
  );
  return { text, images: [...images], dead };
}
