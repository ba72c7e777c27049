import * as z from 'zod/mini';

/** The path of the page of jobs. */
export const PATH = '/_/jobs/';

/** Permanently failed jobs of a kind. */
export const failedJobsSchema = z.array(
  z.object({
    id: z.string(),
    tries: z.number(),
    failed_at: z.string(),
    error_code: z.nullable(z.string()),
  }),
);

/** Permanently failed jobs of a kind. */
export type FailedJobs = z.infer<typeof failedJobsSchema>;
