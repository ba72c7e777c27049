import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { contentFingerprint, filesBelow, mtimeFingerprint } from './fingerprint.mjs';

let root = '';
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'pegboard-print-'));
  write('web/src/page.tsx', 'page');
  write('web/package.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('what no build reads does not count', () => {
  for (const path of [
    'node_modules/x.js',
    'dist/x.js',
    '.turbo/x.log',
    'src/page.test.tsx',
    'README.md',
    'e2e/a.ts',
  ]) {
    write(`web/${path}`, 'x');
  }
  expect(filesBelow(root, ['web', 'missing'])).toEqual(['web/package.json', 'web/src/page.tsx']);
});

test('the print of contents changes with a text and with a name, and with nothing else', () => {
  const first = contentFingerprint(root, ['web']);
  utimesSync(join(root, 'web/src/page.tsx'), 1, 1);
  expect(contentFingerprint(root, ['web'])).toBe(first);
  write('web/src/page.tsx', 'other');
  expect(contentFingerprint(root, ['web'])).not.toBe(first);
  write('web/src/page.tsx', 'page');
  expect(contentFingerprint(root, ['web'])).toBe(first);
  rmSync(join(root, 'web/package.json'));
  write('web/package2.json', '{}');
  expect(contentFingerprint(root, ['web'])).not.toBe(first);
});

test('the print of states changes when a file is written again', () => {
  const first = mtimeFingerprint(root, ['web']);
  expect(mtimeFingerprint(root, ['web'])).toBe(first);
  utimesSync(join(root, 'web/src/page.tsx'), 1, 1);
  expect(mtimeFingerprint(root, ['web'])).not.toBe(first);
});
