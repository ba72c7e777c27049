import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
const TAGS = { ui: 'ui', card: 'feature', grid: 'feature', web: 'app' };
let project: string;
let boundaries: string;
let lint: string;

function write(path: string, text: string | object): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), typeof text === 'string' ? text : JSON.stringify(text));
}

function tool(name: string, ...args: readonly string[]): string {
  const { stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', name), args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', TURBO_TELEMETRY_DISABLED: '1' },
  });
  // Messages may be broken into lines.
  return `${stdout}${stderr}`.replaceAll(/\n\s*\|? */g, ' ');
}

/** Creates a project with the rules of this one, in which one package violates each of them. */
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of ['turbo.json', '.oxlintrc.json', 'tooling/config/clock-plugin.ts'])
    cpSync(join(ROOT, file), join(project, file));
  write('package.json', { name: 'mutants', private: true, packageManager: 'pnpm@12.21.0' });
  write('pnpm-workspace.yaml', 'packages: [apps/*, packages/*]\n');
  const own = {
    '@pegboard/ui': 'workspace:*',
    '@pegboard/grid': 'workspace:*',
    '@pegboard/web': 'workspace:*',
  };
  for (const [name, tag] of Object.entries(TAGS)) {
    const folder = name === 'web' ? 'apps/web' : `packages/${name}`;
    const dependencies = name === 'card' ? own : name === 'ui' ? { '@pegboard/card': 'workspace:*' } : {};
    write(`${folder}/package.json`, { name: `@pegboard/${name}`, version: '0.0.0', dependencies });
    write(`${folder}/turbo.json`, { extends: ['//'], tags: [tag] });
    write(`${folder}/src/index.ts`, 'export const it = 1;\n');
  }
  const mutants = [
    '@pegboard/grid',
    '@pegboard/web',
    '../../ui/src/index.ts',
    '@pegboard/ui/src/it.ts',
    'left-pad',
  ];
  write('packages/card/src/mutants.ts', mutants.map((name) => `import '${name}';\n`).join(''));
  write('packages/card/src/one.ts', "import { two } from './two.ts';\nexport const one = () => two;\n");
  write('packages/card/src/two.ts', "import { one } from './one.ts';\nexport const two = () => one;\n");
  boundaries = tool('turbo', 'boundaries', '--skip-infer');
  lint = tool('oxlint', '--import-plugin', 'packages');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test.each([
  [
    'a feature imports another',
    'Package `@pegboard/grid` found without any tag listed in allowlist for `@pegboard/card`',
  ],
  [
    'a package imports an app',
    'Package `@pegboard/web` found without any tag listed in allowlist for `@pegboard/card`',
  ],
  [
    'what is shared imports a feature',
    'Package `@pegboard/card` found without any tag listed in allowlist for `@pegboard/ui`',
  ],
  ['packages depend on each other', 'Circular package dependency detected: @pegboard/card -> @pegboard/ui'],
  ['a file reaches out of its package', 'import `../../ui/src/index.ts` leaves the package'],
  ['a package takes what it does not declare', 'cannot import package `left-pad`'],
])('[RL-05] it fails when %s', (_, words) => {
  expect(boundaries).toContain(words);
});

test.each([
  ['a package is imported by what it does not export', "'@pegboard/ui/src/it.ts' import is restricted"],
  ['files of a package import each other in a circle', 'Dependency cycle detected'],
])('[RL-05] it fails when %s', (_, words) => {
  expect(lint).toContain(words);
});

test('[RL-05] nothing is reported for a package that follows the rules', () => {
  expect(boundaries).not.toContain('packages/grid/src');
  expect(lint).not.toContain('packages/grid');
});
