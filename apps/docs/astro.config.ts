import react from '@astrojs/react';
import starlight from '@astrojs/starlight';
import { defineConfig, passthroughImageService } from 'astro/config';
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { BASE, GENERATED } from './src/paths.ts';
import { listPackages } from './src/site-map.ts';

const directory = (label: string, name: string, collapsed = true) => ({
  label,
  collapsed,
  items: [{ autogenerate: { directory: name, collapsed: true } }],
});

/** Adds the page of each live example, which `src/write-site.ts` writes. */
const examplePages = {
  name: 'example-pages',
  hooks: {
    'astro:config:setup': ({
      injectRoute,
    }: {
      injectRoute: (route: { pattern: string; entrypoint: string }) => void;
    }) => {
      for (const page of globSync(`${GENERATED}/examples/*/page.astro`))
        injectRoute({ pattern: `/examples/${basename(dirname(page))}`, entrypoint: page });
    },
  },
};

/** The site of static pages; nothing is sent or loaded from elsewhere, in the build or by the pages. */
export default defineConfig({
  base: BASE,
  publicDir: './generated/public',
  trailingSlash: 'always',
  image: { service: passthroughImageService() },
  devToolbar: { enabled: false },
  integrations: [
    react(),
    starlight({
      title: 'Pegboard',
      description: 'Guides and references of the Pegboard packages and of the site.',
      customCss: ['./src/site.css'],
      credits: false,
      favicon: '/favicon.svg',
      // a block that scrolls would need a name of its own
      expressiveCode: { defaultProps: { wrap: true } },
      lastUpdated: false,
      tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
      sidebar: [
        { label: 'Home', link: '/' },
        directory('Start', 'start', false),
        directory('Guides', 'guides', false),
        {
          label: 'Packages',
          items: [
            { label: 'All packages', link: '/packages/' },
            ...listPackages().map((name) => directory(name, `packages/${name}`)),
          ],
        },
        directory('Concepts', 'concepts'),
        directory('Operating a site', 'operating'),
        directory('Reference', 'reference'),
        directory('Development', 'development'),
        directory('Decisions', 'decisions'),
      ],
    }),
    examplePages,
  ],
});
