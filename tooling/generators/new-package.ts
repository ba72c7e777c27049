// `pnpm generate package <name>` creates a feature package with the standard layout.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { makePackage } from './src/make-package.ts';
import { nextSteps } from './src/next-steps.ts';

const USAGE = 'Usage: pnpm generate package <name>, as in: pnpm generate package board-cover';

const [kind, name = '', ...others] = process.argv.slice(2);
const root = join(import.meta.dirname, '..', '..');

if (kind === '--help' || kind === '-h') {
  console.log(USAGE);
} else if (kind !== 'package' || others.length > 0) {
  fail(USAGE);
} else {
  const made = makePackage(name, root);
  if (made.kind === 'refused') fail(made.problem);
  else {
    format(`packages/${name}`);
    console.log(nextSteps(name, made.paths));
  }
}

/** Formats the files: a longer or shorter name moves line breaks. */
function format(folder: string): void {
  try {
    execFileSync(join(root, 'node_modules', '.bin', 'oxfmt'), [folder], { cwd: root, stdio: 'ignore' });
  } catch (cause) {
    console.warn(`The files are not formatted (${String(cause)}); pnpm fix does it later.`);
  }
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
