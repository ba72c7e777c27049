import { z } from 'zod';
import { emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import type { Deps, DraftPorts } from './deps.ts';
import { scheduleDraft, unscheduleDraft } from './schedule-draft.ts';

const localTimeSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/, 'Use a date and a time, as in 2001-02-28T09:30.');
/** Schema of an IANA time zone name: letters, digits and the signs that occur in such names; no offset. */
const timeZoneSchema = z
  .string()
  .max(60)
  .regex(/^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/, 'Choose a time zone, as Europe/Berlin.');

/** Scheduled pins over REST (CR-11): PinDraftScheduleResource sets and changes the time of a draft, and cancels it. */
export function scheduleResources(deps: Deps & DraftPorts): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'PinDraftSchedule',
      action: 'create',
      endpoint: 'v3_schedule_pin_draft',
      options: z.strictObject({ id: idSchema, local_time: localTimeSchema, time_zone: timeZoneSchema }),
      answer: z.strictObject({ scheduled_at: timeAnswer }),
      async handle({ id, local_time: localTime, time_zone: timeZone }, { viewer }) {
        const scheduledAt = await scheduleDraft(deps, viewer, parseId(id), { localTime, timeZone });
        return { data: { scheduled_at: scheduledAt.toISOString() } };
      },
    }),
    authenticatedResource({
      name: 'PinDraftSchedule',
      action: 'delete',
      endpoint: 'v3_unschedule_pin_draft',
      options: z.strictObject({ id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ id }, { viewer }) {
        await unscheduleDraft(deps, viewer, parseId(id));
        return { data: null };
      },
    }),
  ];
}
