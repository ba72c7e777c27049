/**
 * Makes a release. The workflow `release.yml` runs these commands, and `pnpm release:dry-run` runs all of them on this
 * machine:
 *
 *   node tooling/release/release.ts versions            raises versions, writes changelogs, commits on release/next
 *   node tooling/release/release.ts pack FOLDER         builds twice, packs, describes what is published
 *   node tooling/release/release.ts dry-run [FOLDER]    everything from a clean clone of HEAD, published to a registry here
 *   node tooling/release/release.ts kill-test [FOLDER]  a dry run that is killed in every step and continued
 */
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dryRun } from './src/dry-run.ts';
import { killTest } from './src/kill-test.ts';
import { git } from './src/git.ts';
import { packRelease } from './src/pack-release.ts';
import { raiseVersions } from './src/raise-versions.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    /** The commit of a dry run. */
    commit: { type: 'string' },
    /** Packs every package, without asking the registry which versions it has. */
    all: { type: 'boolean', default: false },
    builder: {
      type: 'string',
      default: 'https://github.com/pegboard/pegboard/.github/workflows/release.yml@refs/heads/main',
    },
  },
});
const [command = '', folder] = positionals;
const say = (line: string): void => console.log(line);

const headOf = async (root: string): Promise<string> => (await git(root, 'rev-parse', 'HEAD')).trim();

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  versions: () => raiseVersions(ROOT),
  pack: () => packRelease(ROOT, resolve(folder ?? 'packed'), values),
  async 'dry-run'() {
    const into = resolve(folder ?? join(tmpdir(), 'pegboard-release'));
    const results = await dryRun(ROOT, values.commit ?? (await headOf(ROOT)), into, say);
    say(`${results.split('\n').length - 1} results, listed in ${join(into, 'RESULTS')}`);
  },
  async 'kill-test'() {
    await killTest(
      ROOT,
      await headOf(ROOT),
      resolve(folder ?? join(tmpdir(), 'pegboard-release-kill-test')),
      say,
    );
  },
};
const act = COMMANDS[command];
if (act === undefined) throw new Error(`Name a command: ${Object.keys(COMMANDS).join(', ')}.`);
await act();
