import type { CDPSession } from 'playwright';

/** CPU time of a page's thread in milliseconds: scripts, and all tasks. */
export type Counters = { readonly script: number; readonly tasks: number };

/** Begins to count: time that the thread has worked, not time that it waited for a busy machine. */
export async function startCounting(session: CDPSession): Promise<void> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

/** The counters as they stand. */
export async function counters(session: CDPSession): Promise<Counters> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { script: seconds('ScriptDuration') * 1000, tasks: seconds('TaskDuration') * 1000 };
}
