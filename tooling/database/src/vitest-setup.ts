import { dropRun } from './testing/test-databases.ts';
import { beginTestRun, RUN_VARIABLE, runName } from './testing/test-run.ts';

/**
 * Vitest's global setup: sets the directory of this run's database server for all test files. The server
 * itself is started by the first test file that needs one, so that other tests have no overhead.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const run = await beginTestRun();
  process.env[RUN_VARIABLE] = run.dir;
  const external = process.env['DATABASE_URL'];
  return async () => {
    delete process.env[RUN_VARIABLE];
    if (external !== undefined && external !== '') await dropRun(external, runName(run.dir));
    await run.end();
  };
}
