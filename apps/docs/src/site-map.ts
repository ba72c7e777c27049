import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { ROOT } from './paths.ts';

/** A Markdown file of the repository that is a page of the site, under `slug`. */
export type SourcePage = { readonly path: string; readonly slug: string };

/** The places of files that are in another section than their folder says. */
const PLACES: Readonly<Record<string, string>> = {
  'README.md': 'start/the-site',
  'ARCHITECTURE.md': 'concepts/architecture',
  'CONTRIBUTING.md': 'development/contributing',
  'SECURITY.md': 'operating/security',
  'docs/vocabulary.md': 'concepts/vocabulary',
  'docs/events.md': 'concepts/events',
  'docs/ranking.md': 'concepts/ranking',
  'docs/languages.md': 'concepts/languages',
  'docs/errors.md': 'reference/errors',
  'docs/settings.md': 'reference/settings',
  'docs/apps.md': 'reference/apps',
  'docs/openid-conformance.md': 'reference/openid-conformance',
  'docs/public-api.md': 'reference/public-api',
  'docs/webhooks.md': 'reference/webhooks',
  'docs/embedding.md': 'guides/embedding-and-feeds',
  'docs/pins-from-other-sites.md': 'guides/pins-from-other-sites',
  'docs/releasing.md': 'development/releasing',
  'apps/docs/README.md': 'development/documentation-site',
};

const SECTIONS: readonly (readonly [pattern: RegExp, section: string])[] = [
  [/^apps\/docs\/guides\/(.+)\.md$/, 'guides'],
  [/^docs\/decisions\/(.+)\.md$/, 'decisions'],
  [/^docs\/(.+)\.md$/, 'operating'],
  [/^packages\/([^/]+)\/README\.md$/, 'packages'],
  [/^(?:apps|tooling)\/([^/]+)\/README\.md$/, 'development'],
];

/** Returns the address of the page of a Markdown file, without slashes at its ends; undefined for a file that is no page. */
export function pageSlug(path: string): string | undefined {
  const place = PLACES[path];
  if (place !== undefined) return place;
  for (const [pattern, section] of SECTIONS) {
    const name = pattern.exec(path)?.[1];
    if (name !== undefined) return `${section}/${name}`;
  }
  return undefined;
}

/** Lists the pages that are written by hand somewhere in the repository, ordered by path. */
export function listSourcePages(): readonly SourcePage[] {
  const paths = globSync(
    [
      '*.md',
      'docs/*.md',
      'docs/decisions/*.md',
      'apps/docs/guides/*.md',
      '{apps,packages,tooling}/*/README.md',
    ],
    { cwd: ROOT },
  );
  return paths.toSorted().flatMap((path) => {
    const slug = pageSlug(path);
    return slug === undefined ? [] : [{ path, slug }];
  });
}

/** Lists the names of the published packages. */
export const listPackages = (): readonly string[] =>
  globSync('packages/*/package.json', { cwd: ROOT })
    .map((path) => basename(path.slice(0, -'/package.json'.length)))
    .toSorted();
