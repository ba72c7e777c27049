import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, run, start } from '@pegboard/rehearsal/programs';
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
  const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', VITEST: '' };
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
    await app.exec('next', 'build');
    await expectRightFirstScreen(
      app,
      ['node_modules/next/dist/bin/next', 'start', '--port', 'PORT', '--hostname', '127.0.0.1'],
      'next',
      task.meta,
    );
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
