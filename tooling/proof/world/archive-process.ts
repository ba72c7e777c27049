import { exportData } from '@pegboard/bff/src/portability/member-exports/index.ts';
import { importData } from '@pegboard/bff/src/portability/member-imports/index.ts';
import { createDeps } from '@pegboard/bff/src/site/open-deps.ts';
import { findMember } from '@pegboard/bff/src/site/operations/find-member.ts';
import { readCommandEnv } from '@pegboard/bff/src/site/operations/command-env.ts';
import { importFile } from './archive-site.ts';

/**
 * A process that runs one export or import as a worker of the queue does: `export` or `import` and its id; or `import-file`, a username and
 * a path, which prints the items that were left out. Proofs kill it.
 */
const [what = '', id = '', path = ''] = process.argv.slice(2);
const { deps, close } = await createDeps(readCommandEnv(), () => undefined);
const run = { id, signal: new AbortController().signal };
process.stdout.write('begin\n');
if (what === 'export') await exportData.handle({ exportId: id }, deps, run);
else if (what === 'import') await importData.handle({ importId: id }, deps, run);
else {
  const left = await importFile(deps, await findMember(deps.db, id), path);
  process.stdout.write(JSON.stringify(left.map(({ kind, reason }) => ({ kind, reason }))));
}
await close();
