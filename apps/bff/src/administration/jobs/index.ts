import { z } from 'zod';
import type { Module } from '../../platform/http/module.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import { countAnswer, emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import { requireEmployee } from '../../platform/http/viewer.ts';
import { countJobKinds, listFailedJobs } from '../../platform/jobs/index.ts';
import { changeFailedJobs } from './change-failed-jobs.ts';
import type { Deps } from './deps.ts';

const PATH = '/_/jobs/';
const LISTED_MAX = 50;

const kindSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,99}$/);
const idSchema = z.uuid();
const codeAnswer = z.string().nullable();

/** The options of a change of failed jobs; without an id, it concerns all of the kind. */
const changeOptions = z.strictObject({ kind: kindSchema, id: idSchema.optional() });

/** Background jobs in the administration: counts by kind, and failed ones (OP-06). For employees only. */
export function teamJobsModule(deps: Deps): Module {
  const { db } = deps;
  return {
    resources: [
      authenticatedResource({
        name: 'JobKinds',
        action: 'get',
        endpoint: 'v3_get_job_kinds',
        options: z.strictObject({}),
        answer: z.array(
          z.strictObject({
            name: z.string(),
            due: countAnswer,
            delayed: countAnswer,
            retried: countAnswer,
            running: countAnswer,
            failed: countAnswer,
            oldest_due_at: timeAnswer.nullable(),
            last_failed_at: timeAnswer.nullable(),
            last_error_code: codeAnswer,
          }),
        ),
        async handle(_, { viewer }) {
          requireEmployee(viewer);
          const kinds = await countJobKinds(db);
          const data = kinds.map(({ oldestDue, lastFailedAt, lastErrorCode, ...counts }) => ({
            ...counts,
            oldest_due_at: oldestDue?.toISOString() ?? null,
            last_failed_at: lastFailedAt?.toISOString() ?? null,
            last_error_code: lastErrorCode,
          }));
          return { data };
        },
      }),
      authenticatedResource({
        name: 'FailedJobs',
        action: 'get',
        endpoint: 'v3_get_failed_jobs',
        options: z.strictObject({ kind: kindSchema }),
        answer: z.array(
          z.strictObject({
            id: z.uuid(),
            tries: countAnswer,
            failed_at: timeAnswer,
            error_code: codeAnswer,
          }),
        ),
        async handle({ kind }, { viewer }) {
          requireEmployee(viewer);
          const failed = await listFailedJobs(db, kind, LISTED_MAX);
          const data = failed.map(({ id, tries, failedAt, errorCode }) => ({
            id,
            tries,
            failed_at: failedAt.toISOString(),
            error_code: errorCode,
          }));
          return { data };
        },
      }),
      authenticatedResource({
        name: 'FailedJobs',
        action: 'update',
        endpoint: 'v3_retry_failed_jobs',
        form: {
          path: `${PATH}retry/`,
          keeps: ['kind', 'id'],
          hides: [],
          leadsTo: `${PATH}?done=retried`,
        },
        options: changeOptions,
        answer: emptyResponseSchema,
        async handle({ kind, id }, { viewer }) {
          await changeFailedJobs(deps, viewer, 'jobs_retried', { kind, id });
          return { data: null };
        },
      }),
      authenticatedResource({
        name: 'FailedJobs',
        action: 'delete',
        endpoint: 'v3_discard_failed_jobs',
        form: {
          path: `${PATH}discard/`,
          keeps: ['kind', 'id'],
          hides: [],
          leadsTo: `${PATH}?done=discarded`,
        },
        options: changeOptions,
        answer: emptyResponseSchema,
        async handle({ kind, id }, { viewer }) {
          await changeFailedJobs(deps, viewer, 'jobs_discarded', { kind, id });
          return { data: null };
        },
      }),
    ],
  };
}
