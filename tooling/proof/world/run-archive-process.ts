import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { archiveEnv } from './archive-site.ts';
import type { Postgres } from './postgres.ts';

const processFile = fileURLToPath(new URL('./archive-process.ts', import.meta.url));
const mutantLoader = fileURLToPath(new URL('../mutants/loader.ts', import.meta.url));

/** The work of a process of an export or import. */
export type ArchiveWork = {
  readonly args: readonly string[];
  /** Milliseconds after the beginning of its work at which it is killed. */
  readonly killAfterMs?: number;
  readonly mutant?: string | undefined;
};

/** Runs `archive-process.ts` to its end, or kills it. Returns the milliseconds of its work, and what it printed. */
export async function runArchiveProcess(
  postgres: Postgres,
  { args, killAfterMs, mutant }: ArchiveWork,
): Promise<{ readonly ms: number; readonly printed: string }> {
  const loader = mutant === undefined ? [] : ['--import', mutantLoader];
  const child = spawn(process.execPath, ['--conditions=@pegboard/source', ...loader, processFile, ...args], {
    env: {
      PATH: process.env['PATH'],
      ...(process.env['PROF'] ? { NODE_OPTIONS: process.env['PROF'] } : {}),
      ...archiveEnv(postgres),
      ...(mutant === undefined ? {} : { PROOF_MUTANT: mutant }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => void (printed += data.toString()));
  const exited = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), exited]);
  const since = performance.now();
  if (killAfterMs !== undefined)
    await Promise.race([sleep(killAfterMs).then(() => child.kill('SIGKILL')), exited]);
  const [code, signal] = (await exited) as [number | null, NodeJS.Signals | null];
  if (code !== 0 && signal !== 'SIGKILL')
    throw new Error(`The process of ${args.join(' ')} ended with ${code ?? signal}.`);
  return { ms: performance.now() - since, printed: printed.replace('begin\n', '') };
}
