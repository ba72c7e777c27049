import { expect, test } from 'vitest';
import { findPackageErrors } from './installed-files.ts';

const WHOLE = ['package.json', 'dist', 'README.md', 'LICENSE', 'CHANGELOG.md'];

test('[RL-01] an installed package is its build, its licence, what it is and what changed', () => {
  expect(findPackageErrors('ui', WHOLE)).toEqual([]);
});

test('[RL-01] missing files are reported, and unneeded ones', () => {
  expect(findPackageErrors('ui', [...WHOLE.slice(0, 4), 'src'])).toEqual([
    'ui came without CHANGELOG.md',
    'ui came with src',
  ]);
});
