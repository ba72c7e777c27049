import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { packageSources, findShapeErrors, type Manifest, type PackageSources } from './package-shape.ts';

const PACKAGES = resolve(import.meta.dirname, '../../packages');
const card = packageSources(resolve(PACKAGES, 'pin-card'));

test.each(globSync('*', { cwd: PACKAGES }).toSorted())(
  '[RL-01, PK-01, PK-04] %s can be published as it is',
  (folder) => {
    expect(findShapeErrors(packageSources(resolve(PACKAGES, folder)))).toEqual([]);
  },
);

const said = (manifest: Partial<Manifest>, others: Partial<PackageSources> = {}) =>
  findShapeErrors({ ...card, ...others, manifest: { ...card.manifest, ...manifest } });
const asWritten = card.manifest.exports ?? {};
const entry = { types: './dist/index.d.ts', default: './dist/index.js' };

test.each<readonly [string, Partial<Manifest>]>([
  ['is not public', { private: true }],
  ['is not named for its folder', { name: '@pegboard/card' }],
  ['does not say where its sources are', { repository: {} }],
  ['does not say what it is', { description: 'Cards.' }],
  ['has no licence', { license: '' }],
  ['has no homepage of its own', { homepage: 'https://github.com/pegboard/pegboard' }],
  ['does not say where to report bugs', { bugs: '' }],
  ['has no keywords', { keywords: ['pegboard'] }],
  ['does not say which Node it needs', { engines: {} }],
  ['is no ESM', { type: 'commonjs' }],
  ['publishes more than its build and its changelog', { files: ['dist', 'src', 'CHANGELOG.md'] }],
  ['has to declare sideEffects ["**/*.css"]', { sideEffects: false }],
  ['runs a script when it is installed', { scripts: { postinstall: 'node ./dist/index.js' } }],
  [
    'brings more than 2 packages of others',
    { dependencies: { a: '^1.0.0', b: '^1.0.0', c: '^1.0.0', '@pegboard/ui': 'workspace:^' } },
  ],
  ['takes React from the app when it uses it', { peerDependencies: {} }],
  ['brings a React of its own', { dependencies: { react: '^19.0.0' } }],
  ['pins a dependency to one version', { dependencies: { zod: 'catalog:' } }],
  ['asks for funding', { funding: 'https://pegboard.example/donate' }],
  [
    'publishes other exports than it has here',
    { publishConfig: { access: 'public', exports: { '.': entry } } },
  ],
])('[RL-01, PK-01, PK-04] it is reported that a package %s', (sentence, broken) => {
  expect(said(broken)).toEqual([`${broken.name ?? '@pegboard/pin-card'} ${sentence}`]);
});

test('[RL-01] it is reported when an entry has no types, or the styles are not exported', () => {
  const { './styles.css': _, ...noStyles } = asWritten;
  const noTypes = { ...asWritten, './model': { default: './dist/model/index.js' } };
  expect(said({ exports: noTypes })).toContain('@pegboard/pin-card has an entry without types');
  expect(said({ exports: noStyles })).toContain('@pegboard/pin-card exports its styles when it has some');
});

test('[RL-01] it is reported when the README shows another example than the one that is tested', () => {
  expect(said({}, { readme: '```tsx\n<PinCard />\n```' })).toEqual([
    '@pegboard/pin-card has no README with an example that a test runs',
  ]);
});
