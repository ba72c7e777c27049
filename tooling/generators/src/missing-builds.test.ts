import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { missingBuilds } from './missing-builds.ts';

function packageFolder(...built: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'missing-builds-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const card = join(folder, 'card');
  mkdirSync(join(card, 'dist'), { recursive: true });
  const exports = {
    '.': { types: './dist/index.d.ts' },
    './model': { types: './dist/model.d.ts' },
    './styles.css': './dist/styles.css',
  };
  writeFileSync(join(card, 'package.json'), JSON.stringify({ exports }));
  for (const name of built) writeFileSync(join(card, 'dist', name), '');
  return card;
}

test('[PK-07] a package is named when the types of an entry are not built', () => {
  expect(missingBuilds([packageFolder('index.d.ts')])).toEqual(['card']);
});

test('[PK-07] a built package is not named, its styles need no types', () => {
  expect(missingBuilds([packageFolder('index.d.ts', 'model.d.ts')])).toEqual([]);
});
