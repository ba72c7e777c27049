import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { ROOT } from './paths.mjs';

const DIR = join(ROOT, '.github', 'workflows');
const workflows = readdirSync(DIR).map((name) => ({ name, text: readFileSync(join(DIR, name), 'utf8') }));
const release = workflows.find(({ name }) => name === 'release.yml')?.text ?? '';

/** Returns the text of one job: from its name to the next one at the same indentation. */
const jobOf = (workflow: string, job: string): string =>
  new RegExp(`^  ${job}:\\n((?:    .*\\n|\\n)*)`, 'm').exec(workflow)?.[1] ?? '';

/** Returns the shell scripts of a workflow: the text after each `run:`, on one line or several. */
const scriptsOf = (workflow: string): string[] =>
  [...workflow.matchAll(/^( *)(?:- )?run: (?:(?:\||>-)\n((?:\1 {2,}.*\n|\n)*)|(.*))/gm)].map(
    (found) => found[2] ?? found[3] ?? '',
  );

test('scripts are found in one line and in several', () => {
  expect(scriptsOf('  - run: one\n    run: |\n      two\n      three\n    if: no\n')).toEqual([
    'one',
    '      two\n      three\n',
  ]);
});

describe.for(workflows)('$name', ({ text }) => {
  test('every action is pinned by the hash of a commit, and tells its version', () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.filter((line) => !/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual(
      [],
    );
  });

  test('no checkout leaves its token in the working copy', () => {
    expect(text.match(/actions\/checkout@/g)?.length).toBe(text.match(/persist-credentials: false/g)?.length);
  });

  test('no text of an event is pasted into a script', () => {
    expect(scriptsOf(text).filter((script) => script.includes('${{'))).toEqual([]);
  });
});

describe('a release', () => {
  test('[PK-07] only the publishing job can identify itself to the registry, and it can change nothing else', () => {
    expect(release.match(/id-token: write/g)).toHaveLength(1);
    expect(jobOf(release, 'publish')).toMatch(
      /permissions:\n\s+contents: read\n(?:\s+#.*\n)*\s+id-token: write\n\s+steps:/,
    );
  });

  test('[PK-07] the publishing job runs no code of dependencies', () => {
    const publish = jobOf(release, 'publish');
    expect(publish).not.toMatch(/run\.mjs|pnpm|npm (ci|install)/);
    expect(scriptsOf(publish).map((script) => script.trim())).toEqual([
      'node tooling/release/publish.mjs packed --tag "$TAG" --sums "$SUMS" --provenance',
    ]);
    for (const script of ['publish.mjs', 'tag.mjs', 'propose.mjs'])
      expect(importsOf(readFileSync(join(ROOT, 'tooling/release', script), 'utf8'))).toSatisfy(
        (names: readonly string[]) => names.every((name) => name.startsWith('node:')),
      );
    expect(readFileSync(join(ROOT, 'tooling/release/publish.mjs'), 'utf8')).toContain("'--ignore-scripts'");
  });

  test('[RL-02] nothing is published before fresh apps have installed it from a registry of our own', () => {
    expect(jobOf(release, 'rehearse')).toContain('pnpm rehearse');
    expect(jobOf(release, 'publish')).toContain('needs: [version, build, rehearse]');
  });

  test('what is published is what was built and tested', () => {
    expect(jobOf(release, 'build')).toContain('npm test');
    expect(jobOf(release, 'publish')).toContain('--sums "$SUMS"');
  });

  test('[PK-07] it runs the scripts of the dry run, and no others', () => {
    const dryRun = readFileSync(join(ROOT, 'tooling/release/src/dry-run.ts'), 'utf8');
    const scripts = scriptsOf(release).flatMap(
      (script) => script.match(/tooling\/release\/[\w.]+(?: (?:versions|pack)\b)?/g) ?? [],
    );
    expect(new Set(scripts)).toEqual(
      new Set([
        'tooling/release/release.ts versions',
        'tooling/release/propose.mjs',
        'tooling/release/release.ts pack',
        'tooling/release/publish.mjs',
        'tooling/release/tag.mjs',
      ]),
    );
    for (const script of scripts) {
      const [file = '', command = ''] = script.replace('tooling/release/', '').split(' ');
      expect(dryRun).toMatch(new RegExp(`${file}'?(?:, '${command})?`));
    }
    expect(scriptsOf(release).join('\n')).not.toMatch(/\bgit commit\b|\bnpm publish\b/);
  });

  test('there is no cache and no stored token', () => {
    expect(release).not.toMatch(/actions\/cache|cache:|secrets\.|NODE_AUTH_TOKEN/);
  });
});

const importsOf = (script: string): readonly string[] =>
  [...script.matchAll(/^import .* from '([^']+)';$/gm)].map(([, name = '']) => name);
