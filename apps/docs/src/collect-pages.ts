import { readChangesets } from '@changesets/read';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { apiPage, openSources } from './api-page.ts';
import { changesPage, type Change } from './changes-page.ts';
import { graphqlPages } from './graphql-pages.ts';
import { insertExamples } from './guide-examples.ts';
import { exampleFrame, readmeExample, withFrame, type LiveExample } from './live-examples.ts';
import { splitTitle, table, type Page } from './markdown.ts';
import { APP, BASE, ROOT, SOURCES_URL } from './paths.ts';
import { restPages, type OpenApi } from './rest-pages.ts';
import { rewriteLinks } from './rewrite-links.ts';
import { listPackages, listSourcePages, pageSlug, type SourcePage } from './site-map.ts';
import { statesSection } from './states-section.ts';
import { tokensPage } from './tokens-page.ts';
import { versionNote } from './version-note.ts';

/** All that the site consists of, before Astro builds it. */
export type Site = {
  readonly pages: readonly Page[];
  readonly examples: readonly LiveExample[];
  /** The images that pages show, as paths in the repository. */
  readonly images: readonly string[];
  /** The links between files that lead nowhere. */
  readonly dead: readonly string[];
};

/** The guides in the order of the sidebar; others follow. */
const GUIDE_ORDER = ['gallery', 'only-the-card', 'theming', 'right-to-left', 'save-server'];

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Reads the repository and returns the pages and examples of the site; `sizes` returns the section of measured sizes. */
export async function collectSite(sizes: (name: string) => string = () => ''): Promise<Site> {
  const written = listSourcePages().map((source) => sourcePage(source, sizes));
  const generated = await generatedPages();
  const pages = [
    ...written.map(({ page, path }) => ({ page, path })),
    ...generated.map((page) => ({ page, path: 'README.md' })),
  ];
  const rewritten = pages.map(({ page, path }) => ({ page, ...rewriteLinks(path, page.body, targets) }));
  return {
    pages: rewritten.map(({ page, text }) => ({ ...page, body: text })),
    examples: written.flatMap(({ examples }) => examples),
    images: rewritten.flatMap(({ images }) => images),
    dead: rewritten.flatMap(({ dead }) => dead),
  };
}

const targets = {
  slugOf: pageSlug,
  exists: (path: string) => existsSync(join(ROOT, path)),
  base: BASE,
  sourcesUrl: SOURCES_URL,
};

type Written = { readonly page: Page; readonly path: string; readonly examples: readonly LiveExample[] };

function sourcePage({ path, slug }: SourcePage, sizes: (name: string) => string): Written {
  const { title, body } = splitTitle(read(path));
  const [section, name = ''] = slug.split('/');
  if (section === 'packages') return packagePage(path, name, body, sizes);
  if (section !== 'guides') return { page: { slug, title, body }, path, examples: [] };
  const readExample = (file: string): string => readFileSync(join(APP, 'examples', file), 'utf8');
  const { markdown, examples } = insertExamples(body, title, readExample, BASE);
  const place = GUIDE_ORDER.indexOf(name);
  return { page: { slug, title, body: markdown, order: place === -1 ? 50 : place + 1 }, path, examples };
}

function packagePage(path: string, name: string, body: string, sizes: (name: string) => string): Written {
  const manifest = JSON.parse(read(`packages/${name}/package.json`)) as {
    readonly description: string;
    readonly version: string;
  };
  const example = readmeExample(name, name, body);
  const shown = example ? withFrame(body, exampleFrame(example, BASE)) : body;
  const stories = globSync(`packages/${name}/src/**/*.stories.tsx`, { cwd: ROOT }).map(read);
  const parts = [
    versionNote(manifest.version),
    shown,
    sizes(name),
    statesSection(stories),
    seeAlso(name),
  ].filter(Boolean);
  const page = {
    slug: `packages/${name}`,
    title: name,
    label: 'Overview',
    description: manifest.description,
    order: 1,
    body: parts.join('\n\n'),
  };
  return { page, path, examples: example ? [example] : [] };
}

const seeAlso = (name: string): string =>
  `## More about this package\n\n- [Props and exports](/packages/${name}/api/), from the types\n- [Changes and migration](/packages/${name}/changes/)\n${name === 'ui' ? '- [Design tokens](/packages/ui/tokens/)\n' : ''}`;

async function generatedPages(): Promise<readonly Page[]> {
  const project = openSources();
  const changesets = await readChangesets(ROOT);
  const pendingOf = (name: string): readonly Change[] =>
    changesets.flatMap(({ releases, summary }) =>
      releases.flatMap((release) =>
        release.name === `@pegboard/${name}` ? [{ bump: release.type, summary }] : [],
      ),
    );
  const changelogOf = (name: string): string =>
    existsSync(join(ROOT, 'packages', name, 'CHANGELOG.md')) ? read(`packages/${name}/CHANGELOG.md`) : '';
  const rest = restPages(JSON.parse(read('apps/bff/openapi.json')) as OpenApi, resourceGroups());
  return [
    homePage(),
    packagesPage(),
    ...listPackages().flatMap((name) => [
      apiPage(project, name),
      changesPage(name, changelogOf(name), pendingOf(name)),
    ]),
    tokensPage(read('packages/ui/src/tokens.css')),
    overview(
      'reference/rest',
      'REST',
      'The site changes data by REST calls. Each domain group of the server has a page.',
      rest,
    ),
    ...rest,
    ...graphqlPages(read('apps/bff/schema.graphql')),
  ];
}

/** Returns a function from a resource to the domain group of the server whose sources declare it. */
function resourceGroups(): (resource: string) => string | undefined {
  const groups = new Map(
    globSync('apps/bff/src/*/*/**/*.ts', {
      cwd: ROOT,
      exclude: (path) => path.endsWith('.test.ts'),
    }).flatMap((path) =>
      [...read(path).matchAll(/\bname: '([A-Z]\w+)',\s+action:/g)].map(
        ([, name = '']) => [name, path.split('/')[3] ?? ''] as const,
      ),
    ),
  );
  return (resource) => groups.get(resource);
}

const linkTo = ({ slug, title, description }: Page): readonly string[] => [
  `[${title}](/${slug}/)`,
  description ?? '',
];

const overview = (slug: string, title: string, text: string, pages: readonly Page[]): Page => ({
  slug,
  title,
  label: 'Overview',
  order: 0,
  description: text,
  body: `${text}\n\n${table(['Page', 'Contents'], pages.map(linkTo))}`,
});

const packageRows = (): string[][] =>
  listPackages().map((name) => {
    const { description } = JSON.parse(read(`packages/${name}/package.json`)) as {
      readonly description: string;
    };
    return [`[${name}](/packages/${name}/)`, description];
  });

const packagesPage = (): Page => ({
  slug: 'packages',
  title: 'Packages',
  label: 'All packages',
  order: 0,
  description: 'The npm packages of Pegboard.',
  body: `Each package works without the others, except \`types\` and \`ui\`, which they share.\n\n${table(['Package', 'Contents'], packageRows())}`,
});

function homePage(): Page {
  const guides = listSourcePages().filter(({ slug }) => slug.startsWith('guides/'));
  const ordered = guides.toSorted((a, b) => placeOf(a) - placeOf(b));
  const list = ordered.map(({ path, slug }) => `- [${splitTitle(read(path)).title}](/${slug}/)`).join('\n');
  return {
    slug: 'index',
    title: 'Pegboard documentation',
    label: 'Home',
    order: 0,
    description: 'Guides and references of the Pegboard packages and of the site.',
    body: `Pegboard is a site for discovering and saving ideas, and a set of React packages of which it is made.

- To use the packages in your app, begin with [a gallery in 20 minutes](/guides/gallery/), or with [the card alone](/guides/only-the-card/).
- To run the site, begin with [the site](/start/the-site/), then [production](/operating/production/).
- To change the code, begin with [the architecture](/concepts/architecture/) and [contributing](/development/contributing/).

## Guides

${list}

## Packages

${table(['Package', 'Contents'], packageRows())}
`,
  };
}

const placeOf = ({ slug }: SourcePage): number => {
  const place = GUIDE_ORDER.indexOf(basename(slug));
  return place === -1 ? GUIDE_ORDER.length : place;
};
