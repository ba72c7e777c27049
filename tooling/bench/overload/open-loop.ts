import { Agent } from 'node:http';
import { send, type Sent } from '../server/drive.ts';

/** The results of a run's requests per second. */
export type LoadResult = {
  /** Responses with 200 within the deadline. */
  readonly good: number;
  /** Rejected with 503 or 429. */
  readonly refused: number;
  /** Responses after the deadline or with another status, and missing ones. */
  readonly lost: number;
  /** The 99th percentile of the time to a good response, in milliseconds. */
  readonly p99: number;
};

/** Milliseconds after which a client gives up. */
const DEADLINE_MS = 2000;
const TICK_MS = 5;
const REFUSALS: ReadonlySet<number> = new Set([429, 503]);

/** Sends a number of requests per second, independent of earlier responses, like independent visitors. */
export async function openLoop(
  port: number,
  next: () => Sent,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true });
  const counts = { good: 0, refused: 0, lost: 0 };
  const times: number[] = [];
  const ask = async (): Promise<void> => {
    const start = performance.now();
    try {
      const { status } = await send(port, next(), agent, AbortSignal.timeout(DEADLINE_MS));
      if (status === 200) {
        counts.good += 1;
        times.push(performance.now() - start);
      } else if (REFUSALS.has(status)) counts.refused += 1;
      else counts.lost += 1;
    } catch {
      counts.lost += 1; // abandoned at the deadline, or the connection was closed
    }
  };
  const begin = performance.now();
  const requests: Promise<void>[] = [];
  while (performance.now() - begin < seconds * 1000) {
    const due = ((performance.now() - begin) / 1000) * perSecond;
    while (requests.length < due) requests.push(ask());
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
  await Promise.all(requests);
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  return {
    good: counts.good / seconds,
    refused: counts.refused / seconds,
    lost: counts.lost / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  };
}
