import { z } from 'zod';
import {
  chooseChannels,
  chooseSchedule,
  DIGEST_RHYTHMS,
  findSchedule,
  isTimeZone,
  MAIL_CHOICES,
  NEWS_KINDS,
} from '../../people/notification-choices/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { emptyResponseSchema } from '../../platform/http/response-schemas.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import type { Deps } from './deps.ts';
import { deliverNotifications } from './deliver-notifications.ts';

const PAGE = '/settings/notifications/';
const CHANNELS = ['app', 'push', 'mail'] as const;
const TIME_ZONE_UNKNOWN = 'Choose a time zone, as Europe/Berlin.';

const channelsSchema = z.strictObject({
  app: z.boolean().optional(),
  push: z.boolean().optional(),
  mail: z.enum(MAIL_CHOICES).optional(),
});
const timeSchema = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);
const scheduleSchema = z.strictObject({
  time_zone: z.string().max(60).optional(),
  /** Both times, or null for no quiet hours. */
  quiet_hours: z.strictObject({ from: timeSchema, until: timeSchema }).nullable().optional(),
  digest: z.enum(DIGEST_RHYTHMS).optional(),
  shows_content: z.boolean().optional(),
});

/** NotificationChoicesResource and NotificationScheduleResource: the channels and times of notifications (AC-12). */
export function notificationSettingsResources(deps: Deps): readonly AnyResource[] {
  const { db, jobs, now } = deps;
  return [
    authenticatedResource({
      name: 'NotificationChoices',
      action: 'update',
      endpoint: 'v3_update_notification_choices',
      options: z.strictObject({ kinds: z.partialRecord(z.enum(NEWS_KINDS), channelsSchema) }),
      /** The form of the settings: a box that is not checked is not sent. */
      form: {
        path: PAGE,
        keeps: NEWS_KINDS.flatMap((kind) => CHANNELS.map((channel) => `${kind}.${channel}`)),
        hides: [],
        optionsOf: (sent) => ({
          kinds: Object.fromEntries(
            NEWS_KINDS.map((kind) => [
              kind,
              {
                app: sent[`${kind}.app`] !== undefined,
                push: sent[`${kind}.push`] !== undefined,
                ...(sent[`${kind}.mail`] !== undefined && { mail: sent[`${kind}.mail`] }),
              },
            ]),
          ),
        }),
        leadsTo: PAGE,
      },
      answer: emptyResponseSchema,
      async handle({ kinds }, { viewer }) {
        await chooseChannels(db, viewer.id, kinds, now());
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'NotificationSchedule',
      action: 'update',
      endpoint: 'v3_update_notification_schedule',
      options: scheduleSchema,
      form: {
        path: `${PAGE}schedule/`,
        keeps: ['time_zone', 'quiet', 'from', 'until', 'digest', 'shows_content'],
        hides: [],
        optionsOf: ({ time_zone: timeZone, quiet, from, until, digest, shows_content: shows }) => ({
          time_zone: timeZone,
          quiet_hours: quiet === undefined ? null : { from, until },
          digest,
          shows_content: shows !== undefined,
        }),
        leadsTo: PAGE,
      },
      answer: emptyResponseSchema,
      async handle({ time_zone, quiet_hours: quiet, digest, shows_content }, { viewer }) {
        if (time_zone !== undefined && !isTimeZone(time_zone))
          throw new AppError('invalid_input', { fields: { time_zone: TIME_ZONE_UNKNOWN } });
        const before = await findSchedule(db, viewer.id);
        const hours =
          quiet === undefined
            ? {}
            : {
                quietFrom: quiet === null ? null : toMinutes(quiet.from),
                quietUntil: quiet === null ? null : toMinutes(quiet.until),
              };
        const after = {
          ...before,
          ...hours,
          timeZone: time_zone ?? before.timeZone,
          digest: digest ?? before.digest,
          showsContent: shows_content ?? before.showsContent,
        };
        await chooseSchedule(db, viewer.id, after, now());
        // What the former quiet hours held may be due now.
        await jobs.enqueue(db, deliverNotifications, { userId: String(viewer.id) });
        return { data: null };
      },
    }),
  ];
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
