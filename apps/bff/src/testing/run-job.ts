import { randomUUID } from 'node:crypto';
import type { Deps } from '../site/deps.ts';
import type { AnyJob } from '../platform/jobs/index.ts';

/** Runs a job at once, as a worker does, without the queue. */
export async function runJob(
  deps: Deps,
  job: AnyJob<Deps>,
  data: object = {},
  id: string = randomUUID(),
): Promise<void> {
  await job.handle(job.data.parse(data), deps, { id, signal: new AbortController().signal });
}
