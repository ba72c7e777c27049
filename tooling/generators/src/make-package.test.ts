import { packageSources, findShapeErrors } from '@pegboard/config/package-shape';
import { execFile } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { makePackage, type Made } from './make-package.ts';
import { manifest } from './manifest.ts';
import { packageNames } from './package-names.ts';

const HERE = join(import.meta.dirname, '..');
const PROJECT = join(HERE, '..', '..');
const CONFIGURATION = ['tooling', 'tsconfig.base.json', '.oxlintrc.json', '.oxfmtrc.json'];

const run = promisify(execFile);

/** Runs a tool of the project in a generated project; fails with the tool's output. */
const runTool = async (root: string, tool: string, ...args: readonly string[]): Promise<void> => {
  try {
    await run(join(PROJECT, 'node_modules', '.bin', tool), args, { cwd: root });
  } catch (cause) {
    const { stdout, stderr } = cause as { stdout?: string; stderr?: string };
    throw new Error(`${tool} finds:\n${stdout}${stderr}`, { cause });
  }
};

describe('a project with a new package', () => {
  const name = 'board-cover';
  let root: string;
  let made: Made;

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'new-package-'));
    for (const path of CONFIGURATION) symlinkSync(join(PROJECT, path), join(root, path));
    symlinkSync(join(HERE, 'node_modules'), join(root, 'node_modules'));
    made = makePackage(name, root);
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const read = (path: string): string => readFileSync(join(root, path), 'utf8');

  test('[RL-06] it has a component, a rule, texts, tests, stories, documentation and a changeset', () => {
    expect(made).toEqual({
      kind: 'made',
      paths: [
        'packages/board-cover/package.json',
        'packages/board-cover/tsconfig.json',
        'packages/board-cover/turbo.json',
        'packages/board-cover/tsdown.config.ts',
        'packages/board-cover/README.md',
        'packages/board-cover/src/index.ts',
        'packages/board-cover/src/messages.ts',
        'packages/board-cover/src/model/pin-titles.test.ts',
        'packages/board-cover/src/model/pin-titles.ts',
        'packages/board-cover/src/readme.browser.test.tsx',
        'packages/board-cover/src/board-cover.browser.test.tsx',
        'packages/board-cover/src/board-cover.module.css',
        'packages/board-cover/src/board-cover.stories.tsx',
        'packages/board-cover/src/board-cover.tsx',
        'packages/board-cover/src/styles.css',
        'packages/board-cover/src/testing/readme-example.tsx',
        '.changeset/board-cover-first-release.md',
      ],
    });
    expect(read('.changeset/board-cover-first-release.md')).toContain("'@pegboard/board-cover': minor");
    expect(read('packages/board-cover/README.md')).toMatch(/^# @pegboard\/board-cover\n/);
  });

  test('[RL-01, RL-06] it can be published as it is', () => {
    expect(findShapeErrors(packageSources(join(root, 'packages', name)))).toEqual([]);
  });

  test('[RL-06] nothing of it is called like the template', () => {
    if (made.kind === 'refused') throw new Error(made.problem);
    expect(made.paths.filter((path) => /sample.?feature/i.test(path + read(path)))).toEqual([]);
  });

  test(
    '[RL-06] its types, its style and its format are those of the house',
    { timeout: 120_000 },
    async () => {
      await runTool(root, 'tsc', '-p', `packages/${name}`);
      await runTool(root, 'oxfmt', '--check', `packages/${name}`);
      await runTool(root, 'oxlint', '--deny-warnings', `packages/${name}`);
    },
  );

  test('[RL-06] the tests of its rules pass', { timeout: 120_000 }, async () => {
    writeFileSync(
      join(root, 'vitest.config.ts'),
      `export default {
        ssr: { resolve: { conditions: ['@pegboard/source', 'module', 'node'] } },
        test: { include: ['packages/**/*.test.ts'], server: { deps: { inline: [/^@pegboard/] } } },
      };`,
    );
    await runTool(root, 'vitest', 'run', '--root', root);
  });

  test('[RL-06] its name is taken from then on, and nothing is written over', () => {
    writeFileSync(join(root, 'packages', name, 'README.md'), 'Mine.');
    expect(makePackage(name, root)).toMatchObject({ kind: 'refused' });
    expect(read(`packages/${name}/README.md`)).toBe('Mine.');
  });
});

test('[RL-06] a changeset that stands already refuses the name, and nothing is written', () => {
  const root = mkdtempSync(join(tmpdir(), 'new-package-'));
  mkdirSync(join(root, '.changeset'));
  writeFileSync(join(root, '.changeset', 'board-cover-first-release.md'), 'Mine.');
  expect(makePackage('board-cover', root)).toEqual({
    kind: 'refused',
    problem: "The name 'board-cover' is taken: .changeset/board-cover-first-release.md exists.",
  });
  expect(readdirSync(root)).toEqual(['.changeset']);
  rmSync(root, { recursive: true });
});

test('its package.json has the shape of the packages that are there', () => {
  const {
    version: _,
    description: __,
    keywords: ___,
    ...shape
  } = manifest(packageNames('closeup')) as Record<string, unknown>;
  const closeup: unknown = JSON.parse(readFileSync(join(PROJECT, 'packages/closeup/package.json'), 'utf8'));
  expect(closeup).toMatchObject(shape);
});

test('[RL-06] the command tells what is wrong, and that it has failed', async () => {
  const command = run(process.execPath, [join(HERE, 'new-package.ts'), 'package', 'web']);
  await expect(command).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: "The name 'web' is taken: there is a package of this name already.\n",
  });
});
