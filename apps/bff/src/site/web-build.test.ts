import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readAssets } from './web-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'pegboard-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(manifest: object): string {
  mkdirSync(join(folder, '.vite'), { recursive: true });
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
  return folder;
}

const manifest = {
  'src/shell/entry-client.tsx': {
    file: 'a/entry.js',
    isEntry: true,
    imports: ['_run'],
    css: ['a/entry.css'],
  },
  _run: { file: 'a/run.js' },
  '_first-styles': { file: 'a/first.js', name: 'first-styles', css: ['a/first.css'] },
  'src/shell/member.ts': {
    file: 'a/member.js',
    imports: ['src/shell/entry-client.tsx'],
    css: ['a/member.css'],
  },
  'src/shell/router/screens.tsx': { file: 'a/screens.js', dynamicImports: ['src/screens/board/board.tsx'] },
  'src/screens/board/board.tsx': {
    file: 'a/board.js',
    imports: ['src/shell/entry-client.tsx', '_tile', '_first-styles'],
    css: ['a/board.css'],
  },
  'src/screens/pin/pin.tsx': { file: 'a/pin.js', imports: ['_tile'] },
  _tile: { file: 'a/tile.js', imports: ['_run'], css: ['a/tile.css'] },
};

test('every page gets the first file, and the styles of what comes later', () => {
  const { styles, modules, entry } = readAssets(written(manifest));
  expect({ styles, modules, entry }).toEqual({
    styles: ['/a/entry.css', '/a/first.css'],
    modules: ['/a/run.js'],
    entry: '/a/entry.js',
  });
});

test('a screen gets what it needs beyond that: what it imports first, and the table that leads to it', () => {
  const { screens, member } = readAssets(written(manifest));
  expect(screens['src/screens/board/board.tsx']).toEqual({
    styles: ['/a/tile.css', '/a/board.css'],
    modules: ['/a/screens.js', '/a/tile.js', '/a/first.js', '/a/board.js'],
  });
  expect(screens['src/screens/pin/pin.tsx']).toEqual({
    styles: ['/a/tile.css'],
    modules: ['/a/tile.js', '/a/pin.js'],
  });
  expect(member).toEqual({ styles: ['/a/member.css'], modules: ['/a/member.js'] });
});

test('a manifest without the first file is reported with what to do', () => {
  expect(() => readAssets(written({}))).toThrow('build the site again with `pnpm build`');
});
