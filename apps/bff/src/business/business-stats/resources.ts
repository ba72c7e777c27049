import { BUSINESS_METRICS } from '@pegboard/types';
import { z } from 'zod';
import { countAnswer, idAnswer } from '../../platform/http/response-schemas.ts';
import { findSchedule } from '../../people/notification-choices/index.ts';
import { profilesInReach } from '../asset-groups/index.ts';
import { businessResource } from '../business/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { toUtcDay } from '../../engagement/events/index.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { GRAINS, validateRange } from './ranges.ts';
import { AUDIENCE_KINDS, type AudienceShare } from './audience-rules.ts';
import { readAudienceInsights, type AudienceInsights } from './read-audience.ts';
import { readDashboard } from './read-dashboard.ts';
import { readPinNumbers } from './read-pin-numbers.ts';

const countsSchema = z.strictObject({
  impressions: countAnswer,
  closeups: countAnswer,
  saves: countAnswer,
  outbound_clicks: countAnswer,
  video_views: countAnswer,
});
const paidSchema = z.strictObject({ impressions: countAnswer, outbound_clicks: countAnswer });
/** Organic and paid counts together, with the paid part. */
const periodSchema = z.strictObject({
  from: z.iso.date(),
  to: z.iso.date(),
  totals: countsSchema,
  paid: paidSchema,
  points: z.array(countsSchema.extend({ start: z.string(), paid: paidSchema })),
});
const sharesSchema = z.array(
  z.strictObject({
    key: z.string(),
    count: countAnswer,
    share: z.number(),
    /** The part of the group in the whole site; null if it is not known. */
    site_share: z.number().nullable(),
  }),
);
const groupsSchema = z.array(z.strictObject({ key: z.string(), count: countAnswer }));

/** REST resources of the statistics of a business, and of any creator, about their own pins. */
export function businessStatsResources({ db, now }: Pick<Deps, 'db' | 'now'>): readonly AnyResource[] {
  return [
    businessResource(
      { db },
      {
        name: 'BusinessDashboard',
        action: 'get',
        endpoint: 'v3_get_business_dashboard',
        right: 'dashboard.view',
        options: z.strictObject({
          from: z.iso.date(),
          to: z.iso.date(),
          metric: z.enum(BUSINESS_METRICS).default('impressions'),
          grain: z.enum(GRAINS).default('day'),
        }),
        answer: z.strictObject({
          grain: z.enum(GRAINS),
          metric: z.enum(BUSINESS_METRICS),
          period: periodSchema,
          before: periodSchema,
          countries: groupsSchema,
          devices: groupsSchema,
          pins: z.array(
            countsSchema.extend({
              id: idAnswer,
              title: z.string().nullable(),
              image: z.string().nullable(),
            }),
          ),
          boards: z.array(countsSchema.extend({ id: idAnswer, name: z.string(), url: z.string() })),
        }),
        async handle(params, reader) {
          const fields = validateRange(params, toUtcDay(now().getTime()));
          if (fields) throw new AppError('invalid_input', { fields });
          return { data: await readDashboard(db, await profilesInReach(db, reader), params) };
        },
      },
    ),
    businessResource(
      { db },
      {
        name: 'BusinessAudience',
        action: 'get',
        endpoint: 'v3_get_business_audience',
        right: 'dashboard.view',
        options: z.strictObject({
          from: z.iso.date(),
          to: z.iso.date(),
          audience: z.enum(AUDIENCE_KINDS).default('total'),
        }),
        answer: z.strictObject({
          audience: z.enum(AUDIENCE_KINDS),
          from: z.iso.date(),
          to: z.iso.date(),
          time_zone: z.string(),
          size: countAnswer.nullable(),
          countries: sharesSchema,
          languages: sharesSchema,
          devices: sharesSchema,
          topics: z.array(
            z.strictObject({
              id: idAnswer,
              name: z.string(),
              count: countAnswer,
              share: z.number(),
              affinity: z.number(),
            }),
          ),
          weekdays: z.array(countAnswer),
          hours: z.array(countAnswer),
        }),
        async handle({ from, to, audience }, reader) {
          const fields = validateRange({ from, to }, toUtcDay(now().getTime()));
          if (fields) throw new AppError('invalid_input', { fields });
          const { timeZone } = await findSchedule(db, reader.member.userId);
          const owners = await profilesInReach(db, reader);
          const params = { kind: audience, timeZone, now: now() };
          const insights = await readAudienceInsights(db, owners, { from, to }, params);
          return { data: { audience, from, to, time_zone: timeZone, ...presentInsights(insights) } };
        },
      },
    ),
    authenticatedResource({
      name: 'PinNumbers',
      action: 'get',
      endpoint: 'v3_get_pin_numbers',
      options: z.strictObject({ pin_id: idSchema, from: z.iso.date(), to: z.iso.date() }),
      answer: z.strictObject({ period: periodSchema, before: periodSchema }),
      async handle({ pin_id: id, from, to }, { viewer }) {
        const fields = validateRange({ from, to }, toUtcDay(now().getTime()));
        if (fields) throw new AppError('invalid_input', { fields });
        const numbers = await readPinNumbers(db, viewer, parseId(id) ?? 0n, { from, to });
        if (!numbers) throw new AppError('pin_not_found');
        return { data: numbers };
      },
    }),
  ];
}

function presentInsights({ activity, ...insights }: AudienceInsights) {
  const shares = (groups: readonly AudienceShare[]) =>
    groups.map(({ siteShare, ...group }) => ({ ...group, site_share: siteShare }));
  return {
    size: insights.size,
    countries: shares(insights.countries),
    languages: shares(insights.languages),
    devices: shares(insights.devices),
    topics: [...insights.topics],
    weekdays: [...activity.weekdays],
    hours: [...activity.hours],
  };
}
