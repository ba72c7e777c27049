import type { CDPSession } from 'playwright';

/** CPU time of a page's thread in milliseconds: scripts, and all tasks. */
export type Counters = { readonly script: number; readonly tasks: number };

/** Starts counting the thread's CPU time, which excludes waiting on a busy machine. */
export async function startCounting(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** Returns the current counters. */
export async function counters(session: CDPSession): Promise<Counters> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { script: seconds('ScriptDuration') * 1000, tasks: seconds('TaskDuration') * 1000 };
}
