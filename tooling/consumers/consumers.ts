/**
 * The consumer tests: fresh apps outside of the workspace install the packed archives and are looked at in a real browser.
 * The packages must be built.
 *
 *   pnpm consumers                      all apps
 *   pnpm consumers --quick              the quick part: vite and next
 *   pnpm consumers --only astro,lowest  some: the names of `src/chosen.ts`
 *   pnpm consumers --keep               leaves the folder with the registry and the apps
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONSUMERS, QUICK } from './src/chosen.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, quick: { type: 'boolean' }, keep: { type: 'boolean' } },
});
const only = values.only?.split(',') ?? (values.quick === true ? QUICK : []);
const unknown = only.filter((name) => !CONSUMERS.some((one) => one === name));
if (unknown.length > 0)
  throw new Error(`There is no consumer ${unknown.join(', ')}: ${CONSUMERS.join(', ')}.`);

const { status } = spawnSync(join(import.meta.dirname, 'node_modules/.bin/vitest'), ['run'], {
  cwd: import.meta.dirname,
  stdio: 'inherit',
  env: {
    ...process.env,
    PEGBOARD_CONSUMERS: only.join(','),
    PEGBOARD_CONSUMERS_KEEP: values.keep === true ? '1' : '',
  },
});
process.exitCode = status ?? 1;
