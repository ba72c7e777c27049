import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { send } from './send.ts';

/** A BFF in a separate process. */
export type Bff = {
  readonly port: number;
  readonly pid: number;
  /** True if its process is running. */
  isRunning(): boolean;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
  /** Terminates it gracefully with SIGTERM. Returns the exit code, or the signal that was needed. */
  end(): Promise<number | string>;
  /** The standard error and log output. */
  said(): string;
};

/** The settings of a server process. */
export type BffSettings = {
  readonly port: number;
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Seconds for which it reports not ready on shutdown. */
  readonly drainSeconds: number;
  /** True if it runs jobs, like the only process of a site. */
  readonly runsJobs?: boolean | undefined;
  /** The name of the mutant with which it is started. */
  readonly mutant?: string | undefined;
};

/** The secret of all BFFs, with which clients create their CSRF tokens. */
export const PROOF_SECRET = 'the secret of a proof, which keeps nothing';
const READY_LIMIT_MS = 90_000;
const POLL_MS = 20;
const SAID_MAX = 200_000;
const repository = resolve(import.meta.dirname, '../../..');
const serverFile = resolve(repository, 'apps/bff/src/site/server.ts');
const builtSite = resolve(repository, 'apps/web/dist/client/.vite/manifest.json');
/** The compile cache: otherwise each start would compile all sources, which takes seconds on two cores. */
const compiled = resolve(repository, 'node_modules/.cache/pegboard-proof');
const mutantLoader = fileURLToPath(new URL('../mutants/loader.ts', import.meta.url));

/** Starts the site's own server file in production mode, and waits until it is ready. */
export async function startBff({
  port,
  databaseUrl,
  dataDir,
  drainSeconds,
  runsJobs = false,
  mutant,
}: BffSettings): Promise<Bff> {
  if (!existsSync(builtSite)) throw new Error('The site is not built. Run `pnpm build` first.');
  const child = spawn(
    process.execPath,
    [
      '--conditions=@pegboard/source',
      ...(mutant === undefined ? [] : ['--import', mutantLoader]),
      serverFile,
    ],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: compiled,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        PEGBOARD_DATA_DIR: dataDir,
        PEGBOARD_SECRET: PROOF_SECRET,
        PEGBOARD_DRAIN_SECONDS: String(drainSeconds),
        PEGBOARD_DEMO: 'off',
        PEGBOARD_AVIF: 'off',
        PEGBOARD_JOBS: runsJobs ? 'on' : 'off',
        PEGBOARD_TRUST_PROXY: '1',
        LOG_LEVEL: 'error',
        ...(mutant === undefined ? {} : { PROOF_MUTANT: mutant }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  const hear = (data: Buffer): void => void (said = (said + data.toString()).slice(-SAID_MAX));
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null;
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | string> => {
    child.kill(signal);
    const [code, by] = await exited;
    return code ?? by ?? 'unknown';
  };
  const limit = Date.now() + READY_LIMIT_MS;
  while (!(await isReady(port))) {
    if (!isRunning() || Date.now() > limit) {
      await end('SIGKILL');
      throw new Error(`The BFF did not become ready on port ${port}. It said:\n${said}`);
    }
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  return {
    port,
    pid: child.pid ?? 0,
    isRunning,
    kill: async () => void (await end('SIGKILL')),
    end: () => end('SIGTERM'),
    said: () => said,
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await send(port, { path: '/readyz' })).status === 200;
  } catch {
    return false; // it does not listen yet
  }
}
