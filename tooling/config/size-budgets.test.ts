import { globSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleSize } from './bundle-size.ts';
import { SIZE_BUDGETS } from './size-budgets.ts';

const PACKAGES = resolve(import.meta.dirname, '../../packages');
const entries = Object.entries(SIZE_BUDGETS);
const rows = entries.flatMap(([folder, { names }]) =>
  names.map(({ names, from = 'index.ts', gzip }) => ({ folder, names, from, gzip })),
);
const styled = entries.flatMap(([folder, { styles }]) => (styles === undefined ? [] : [{ folder, styles }]));

test('[RL-01] every package has a size budget', () => {
  expect(Object.keys(SIZE_BUDGETS).toSorted()).toEqual(readdirSync(PACKAGES).toSorted());
});

test.each(rows)('[RL-01] $names of $folder/$from weighs at most $gzip bytes', async ({ folder, ...row }) => {
  const { gzip } = await bundleSize(row.names, resolve(PACKAGES, folder, 'src', row.from));
  expect(gzip).toBeLessThanOrEqual(row.gzip);
});

test('[RL-01] every package that has styles has a budget for them', () => {
  const withStyles = globSync('*/src/styles.css', { cwd: PACKAGES }).map((path) => path.split('/')[0]);
  expect(new Set(styled.map(({ folder }) => folder))).toEqual(new Set(withStyles));
});

test.each(styled)('[RL-01] the styles of $folder weigh at most $styles bytes', ({ folder, styles }) => {
  const paths = globSync(`${folder}/src/**/*.css`, { cwd: PACKAGES }).toSorted();
  const css = paths.map((path) => readFileSync(resolve(PACKAGES, path), 'utf8')).join('\n');
  expect(gzipSync(css, { level: 9 }).length).toBeLessThanOrEqual(styles);
});
