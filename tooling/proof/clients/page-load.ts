import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../world/send.ts';

/** Simulated visitors who open pages until they are stopped. */
export type PageLoad = {
  /** Waits for pending pages, and returns the results. */
  stop(): Promise<PageResults>;
};

/** The results of opened pages. */
export type PageResults = {
  readonly opened: number;
  /** Number of responses other than 200, by status or error. */
  readonly failed: ReadonlyMap<string, number>;
  readonly slowestMs: number;
  /** The 95th percentile of the response times. */
  readonly p95Ms: number;
};

const PAUSE_MS = 50;
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';

/** Returns the headers of a visitor's browser that opens a page, each from an address of its own. */
export function pageHeaders(visitor: number): Readonly<Record<string, string>> {
  return {
    accept: 'text/html',
    'user-agent': BROWSER,
    'x-forwarded-for': `172.16.${(visitor >> 8) & 255}.${visitor & 255}`,
  };
}

/** Opens these paths cyclically, with limited concurrency. */
export function startPageLoad(port: number, paths: readonly string[], atOnce: number): PageLoad {
  const failed = new Map<string, number>();
  let isStopped = false;
  let opened = 0;
  const durations: number[] = [];
  const visit = async (): Promise<void> => {
    while (!isStopped) {
      opened += 1;
      const since = performance.now();
      const resultText = await send(port, {
        path: paths[opened % paths.length] ?? '/',
        headers: pageHeaders(opened),
      }).then(({ status }) => String(status), String);
      durations.push(Math.round(performance.now() - since));
      if (resultText !== '200') failed.set(resultText, (failed.get(resultText) ?? 0) + 1);
      await sleep(PAUSE_MS);
    }
  };
  const visits = Array.from({ length: atOnce }, visit);
  return {
    async stop() {
      isStopped = true;
      await Promise.all(visits);
      const sorted = durations.toSorted((one, other) => one - other);
      const p95Ms = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
      return { opened, failed, slowestMs: sorted.at(-1) ?? 0, p95Ms };
    },
  };
}
