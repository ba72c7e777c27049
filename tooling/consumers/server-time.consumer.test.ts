import { parseTree } from '@pegboard/config/markup-tree';
import { freePort } from '@pegboard/config/free-port';
import { run, start } from '@pegboard/rehearsal/programs';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isChosen } from './src/chosen.ts';
import { createApp, versionsOf } from './src/fresh-app.ts';
import { gridExample } from './src/readmes.ts';

const PACKAGES = ['@pegboard/pin-grid', '@pegboard/pin-card', '@pegboard/ui'];
const TOOLS = ['react', 'react-dom', '@types/react', '@types/react-dom', '@types/node', 'typescript', 'next'];
/** The largest time of the grid's page on the server, as a multiple of that of its markup by hand. */
const RATIO_MAX = 1.2;
const ROUNDS = 25;
const REQUESTS = 20;
const WARM_UPS = 4;

test.runIf(isChosen('next-time'))(
  '[PK-01, RL-01] Next, server time: the first screen of a grid of fifty cards takes at most 1.2 times its markup by hand',
  async ({ task }) => {
    const app = await createApp('next-time', versionsOf(...PACKAGES, ...TOOLS));
    app.copy('next-time');
    app.copy('shared/pins.ts', 'app/pins.ts');
    const readme = app.read('node_modules/@pegboard/pin-grid/README.md');
    app.write('app/readme-pins.tsx', `'use client';\n\n${gridExample(readme)}`);
    const env = { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', VITEST: '' };
    const html = await run(process.execPath, ['render.mjs'], { cwd: app.folder, env });
    const tree = parseTree(`<div>${html.replaceAll('<!-- -->', '')}</div>`);
    app.write('app/markup.json', JSON.stringify(typeof tree === 'string' ? [] : tree.children));
    await app.exec('next', 'build', '--webpack');
    const port = await freePort();
    const address = (page: string): string => `http://127.0.0.1:${port}/${page}`;
    const args = ['node_modules/next/dist/bin/next', 'start', '--port', String(port)];
    const site = await start(process.execPath, args, { cwd: app.folder, env }, address('grid'));
    try {
      const [grid, byHand] = await Promise.all(['grid', 'by-hand'].map((page) => cardsOf(address(page))));
      // Of fifty cards the server renders those of the first screen.
      expect(grid?.match(/<article/g)?.length).toBeGreaterThanOrEqual(25);
      expect(byHand).toBe(grid);
      const times = { grid: [] as number[], byHand: [] as number[] };
      for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
        const measured = {
          grid: await cpuMsOf(site.pid, address('grid')),
          byHand: await cpuMsOf(site.pid, address('by-hand')),
        };
        if (round < 0) continue;
        times.grid.push(measured.grid);
        times.byHand.push(measured.byHand);
      }
      // The kernel counts in steps of 10 ms, so sums are more exact than medians.
      const ratio = sum(times.grid) / sum(times.byHand);
      task.meta.row = {
        'ms of the grid': (sum(times.grid) / (ROUNDS * REQUESTS)).toFixed(2),
        'by hand': (sum(times.byHand) / (ROUNDS * REQUESTS)).toFixed(2),
        '×': ratio.toFixed(2),
      };
      expect(ratio).toBeLessThanOrEqual(RATIO_MAX);
    } finally {
      await site.stop();
    }
  },
);

/** Returns the markup of a page's cards, without the comments between texts. */
async function cardsOf(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const start = html.indexOf('<article');
  return html.slice(start, html.lastIndexOf('</article>')).replaceAll('<!-- -->', '');
}

/** Returns the CPU time of a server while it answers some requests, one after the other, in milliseconds. */
async function cpuMsOf(pid: number, url: string): Promise<number> {
  const before = cpuTicks(pid);
  for (let request = 0; request < REQUESTS; request += 1) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
    await response.arrayBuffer();
  }
  return (cpuTicks(pid) - before) * MS_PER_TICK;
}

const MS_PER_TICK = 10;

/** Returns the CPU time of a process since its start in ticks of the kernel, without that of its children. */
function cpuTicks(pid: number): number {
  const [, fields = ''] = /\) (.+)$/s.exec(readFileSync(join('/proc', String(pid), 'stat'), 'utf8')) ?? [];
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return (user ?? Number.NaN) + (system ?? Number.NaN);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
