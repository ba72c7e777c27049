import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { DatabaseLocation } from './place.ts';
import type { Start } from './postmaster.ts';
import { createLivenessCheck } from './running-process.ts';

/** Maximum number of consecutive restarts of a server that exited unexpectedly. */
export const RESTARTS_MAX = 6;

const POLL_INTERVAL_MS = 250;
const FIRST_PAUSE_MS = 1000;
/** Milliseconds of uptime after which the attempt counter is reset. */
const STEADY_MS = 30_000;

/** A server in use by this process, and the function that starts it. */
interface WatchedServer {
  readonly place: DatabaseLocation;
  readonly pid: number;
  readonly start: () => Promise<Start>;
  readonly log: (line: string) => void;
  /** Ends the watch; later exits of the server are intentional. */
  readonly signal: AbortSignal;
  /** Returns the delay before the nth consecutive attempt; shorter in tests. */
  readonly pause?: (nth: number) => number;
}

/** Returns the delay before the nth consecutive attempt: none, then a second, then doubling. */
export const getBackoffDelay = (nth: number): number => (nth <= 1 ? 0 : FIRST_PAUSE_MS * 2 ** (nth - 2));

const SECONDS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const seconds = (ms: number): string => `${SECONDS.format(ms / 1000)} s`;

const hasEnded = async (pid: number, signal: AbortSignal): Promise<void> => {
  const isRunning = createLivenessCheck(pid);
  while (isRunning()) await sleep(POLL_INTERVAL_MS, undefined, { ref: false, signal });
};

/** The result of an attempt: the id of the running server, or the error. */
type Tried = { readonly pid: number } | { readonly reason: string };

const startAgain = async ({ log, start, signal }: WatchedServer, ended: number): Promise<Tried> => {
  const since = Date.now();
  try {
    const { postmaster, how } = await start();
    // 'found': another process that uses it was faster, and has logged it
    if (how !== 'found') {
      const took = seconds(Date.now() - since);
      log(`the database server (process ${ended}) had ended by itself: started it again (${took})`);
    }
    return postmaster;
  } catch (error) {
    signal.throwIfAborted();
    return { reason: error instanceof Error ? error.message : String(error) };
  }
};

/**
 * Repeats the start until the server runs or no attempts are left; returns its id and the number of attempts.
 * Undefined if it stays stopped.
 */
const untilItRuns = async (
  server: WatchedServer,
  ended: number,
  triedBefore: number,
): Promise<{ readonly pid: number; readonly tries: number } | undefined> => {
  const { place, log, signal, pause = getBackoffDelay } = server;
  let reason = `It ended again and again, at last as process ${ended}; what it said is in ${place.log}.`;
  for (let nth = triedBefore + 1; nth <= RESTARTS_MAX; nth++) {
    if (nth > 1) log(`the database server is not running; next try in ${seconds(pause(nth))}`);
    await sleep(pause(nth), undefined, { signal });
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) {
      log(`the database server has ended, and its files in ${place.dir} are gone: it stays stopped`);
      return undefined;
    }
    const tried = await startAgain(server, ended);
    if ('pid' in tried) return { pid: tried.pid, tries: nth };
    ({ reason } = tried);
  }
  log(
    `the database server has ended, and ${RESTARTS_MAX} tries in a row have not helped: it stays stopped. Mend the ` +
      `reason and start the site again. ${reason}`,
  );
  return undefined;
};

const keep = async (server: WatchedServer): Promise<void> => {
  let { pid } = server;
  let tries = 0;
  for (;;) {
    const since = Date.now();
    await hasEnded(pid, server.signal);
    server.signal.throwIfAborted();
    const next = await untilItRuns(server, pid, Date.now() - since > STEADY_MS ? 0 : tries);
    if (next === undefined) return;
    ({ pid, tries } = next);
  }
};

/**
 * Restarts a server that exits unexpectedly, as when it was killed or ran out of memory; acknowledged writes
 * are durable. Gives up after six consecutive attempts. Any number of its users may watch it: one of them
 * restarts it, and the others find the running server.
 */
export const restartOnExit = (server: WatchedServer): void => {
  keep(server).catch((error: unknown) => {
    if (!server.signal.aborted) server.log(`nobody watches the database server any more: ${String(error)}`);
  });
};
