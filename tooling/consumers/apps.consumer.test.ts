import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@pegboard/config/free-port';
import { run, start } from '@pegboard/rehearsal/programs';
import { expect, inject, test, type TaskMeta } from 'vitest';
import { isChosen } from './src/chosen.ts';
import { createApp, versionsOf, type FreshApp } from './src/fresh-app.ts';
import { gridExample } from './src/readmes.ts';
import { inspectPage, type PageReport } from './src/server-page.ts';

const OURS = ['@pegboard/pin-grid', '@pegboard/pin-card', '@pegboard/ui'];
const REACT = ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript'];
const CLS_MAX = 0.01;

/** Starts an app, looks at its page, and requires the right first screen. */
async function expectRightFirstScreen(
  app: FreshApp,
  serve: readonly string[],
  name: string,
  meta: TaskMeta,
): Promise<void> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const args = serve.map((arg) => (arg === 'PORT' ? String(port) : arg));
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    NODE_OPTIONS: '',
    VITEST: '',
  };
  const site = await start(process.execPath, args, { cwd: app.folder, env }, url);
  let report: PageReport;
  try {
    report = await inspectPage(url, join(inject('folder'), name));
  } finally {
    await site.stop();
  }
  meta.row = {
    columns: report.columns.join(' / '),
    overlaps: report.overlaps,
    CLS: report.cls.toFixed(4),
    'moved px': report.movedPx.toFixed(1),
    messages: report.complaints.length,
  };
  expect(report.complaints).toEqual([]);
  expect(report).toMatchObject({ columns: [4, 2], overlaps: 0, isHydrated: true });
  expect(report.cls).toBeLessThan(CLS_MAX);
  expect(report.movedPx).toBeLessThan(1);
}

/** Creates an app with the page of the grid's README, rendered by a small server. */
async function createPageApp(name: string, ...tools: readonly string[]): Promise<FreshApp> {
  const app = await createApp(name, versionsOf(...OURS, ...REACT, ...tools));
  app.copy('shared');
  app.copy(name);
  app.write('readme-pins.tsx', gridExample(readmeOf(app, 'pin-grid')));
  return app;
}

const readmeOf = (app: FreshApp, name: string): string =>
  readFileSync(join(app.folder, 'node_modules/@pegboard', name, 'README.md'), 'utf8');

test.runIf(isChosen('vite'))(
  '[PK-01, PK-02] Vite: the first screen is right before and after scripts',
  async ({ task }) => {
    const app = await createPageApp('vite', 'vite', '@vitejs/plugin-react');
    await app.exec('vite', 'build');
    await app.exec('vite', 'build', '--ssr');
    await expectRightFirstScreen(app, ['serve.mjs', 'PORT'], 'vite', task.meta);
  },
);

test.runIf(isChosen('next'))(
  '[PK-01, PK-02] Next: the first screen is right before and after scripts',
  async ({ task }) => {
    const app = await createApp('next', versionsOf(...OURS, ...REACT, 'next', '@types/node'));
    app.copy('next');
    app.copy('shared/pins.ts', 'app/pins.ts');
    app.copy('shared/page.tsx', 'app/page-content.tsx');
    app.write('app/readme-pins.tsx', `'use client';\n\n${gridExample(readmeOf(app, 'pin-grid'))}`);
    // The loader of Turbopack needs addresses of scripts as strings, which Trusted Types refuse; that of webpack has a policy.
    await app.exec('next', 'build', '--webpack');
    await expectRightFirstScreen(
      app,
      ['node_modules/next/dist/bin/next', 'start', '--port', 'PORT', '--hostname', '127.0.0.1'],
      'next',
      task.meta,
    );
  },
);

test.runIf(isChosen('react-router'))(
  '[PK-01, PK-02] React Router: in framework mode the first screen is right before and after scripts',
  async ({ task }) => {
    const tools = ['react-router', '@react-router/node', '@react-router/serve', '@react-router/dev', 'isbot'];
    const versions = versionsOf(...OURS, ...REACT, ...tools, 'vite', '@types/node');
    const app = await createApp('react-router', versions);
    app.copy('react-router');
    app.copy('shared/pins.ts', 'app/pins.ts');
    app.copy('shared/page.tsx', 'app/page.tsx');
    app.write('app/readme-pins.tsx', gridExample(readmeOf(app, 'pin-grid')));
    await app.exec('react-router', 'build');
    await expectRightFirstScreen(
      app,
      ['node_modules/@react-router/serve/bin.cjs', './build/server/index.js'],
      'react-router',
      task.meta,
    );
  },
);

test.runIf(isChosen('astro'))(
  '[PK-01, PK-02] Astro: an island is right before and after its scripts',
  async ({ task }) => {
    const tools = ['astro', '@astrojs/react', '@astrojs/node'];
    const app = await createApp('astro', versionsOf(...OURS, ...REACT, ...tools));
    app.copy('astro');
    app.copy('shared/pins.ts', 'src/pins.ts');
    app.copy('shared/page.tsx', 'src/page.tsx');
    app.write('src/readme-pins.tsx', gridExample(readmeOf(app, 'pin-grid')));
    await app.exec('astro', 'build');
    await expectRightFirstScreen(app, ['dist/server/entry.mjs'], 'astro', task.meta);
  },
);

test.runIf(isChosen('import-map'))(
  '[PK-01, PK-02] import map: a page of plain ES modules is right before and after scripts',
  async ({ task }) => {
    const app = await createPageApp('import-map', 'esbuild');
    await run(process.execPath, ['build.mjs'], { cwd: app.folder, env: process.env });
    await expectRightFirstScreen(app, ['serve.mjs', 'PORT'], 'import-map', task.meta);
  },
);

test.runIf(isChosen('esbuild'))(
  '[PK-01, PK-02] esbuild: the first screen is right before and after scripts',
  async ({ task }) => {
    const app = await createPageApp('esbuild', 'esbuild');
    await run(process.execPath, ['build.mjs'], { cwd: app.folder, env: process.env });
    await expectRightFirstScreen(app, ['serve.mjs', 'PORT'], 'esbuild', task.meta);
  },
);

test.runIf(isChosen('webpack'))(
  '[PK-01, PK-02] webpack: the first screen is right before and after scripts',
  async ({ task }) => {
    const tools = [
      'webpack',
      'webpack-cli',
      'esbuild',
      'esbuild-loader',
      'css-loader',
      'mini-css-extract-plugin',
    ];
    const app = await createPageApp('webpack', ...tools);
    await app.exec('webpack');
    await expectRightFirstScreen(app, ['serve.mjs', 'PORT'], 'webpack', task.meta);
  },
);
