import { BUSINESS_METRICS } from '@pegboard/types';
import { z } from 'zod';
import { countAnswer, idAnswer } from '../../platform/http/response-schemas.ts';
import { profilesInReach } from '../asset-groups/index.ts';
import { businessResource } from '../business/index.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { toUtcDay } from '../../engagement/events/index.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { GRAINS, validateRange } from './ranges.ts';
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
