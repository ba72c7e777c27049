import { z } from 'zod';
import { idAnswer } from '../answer.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { idSchema } from '../id-schema.ts';
import { newId } from '../new-id.ts';
import { memberResource, type AnyResource } from '../resource.ts';
import { adPoolOf } from './ad-pool.ts';
import { changeCampaign, createCampaign } from './change-campaign.ts';
import { listAccounts } from './find-campaigns.ts';
import { isTimeZone, localTime } from './pacing.ts';
import { adPinSchema, presentAdPin } from './present-ads.ts';
import { pinsToPromote, promotePin } from './promoted-pins.ts';
import { adAccounts } from './tables.ts';

/** Whom a pin that is promoted in three steps is meant for. */
const AUDIENCES = ['everyone', 'interested', 'followers'] as const;
const DAY_MS = 86_400_000;
const DAYS_MAX = 30;
const IMPRESSION_MICRO = 5000;
const CURRENCY = 'USD';

/** An own pin is promoted in three steps: which, for whom and for how much, and a last look. */
export function quickPromoteResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    memberResource({
      name: 'QuickPromote',
      action: 'get',
      endpoint: 'v3_get_pins_to_promote',
      options: z.strictObject({}),
      answer: z.strictObject({
        pins: z.array(adPinSchema),
        currency: z.string(),
        price_micro: z.int(),
      }),
      async handle(_, { viewer }) {
        const pins = (await pinsToPromote(db, viewer.id)).filter(({ isPromoted }) => !isPromoted);
        return { data: { pins: pins.map(presentAdPin), currency: CURRENCY, price_micro: IMPRESSION_MICRO } };
      },
    }),
    memberResource({
      name: 'QuickPromote',
      action: 'create',
      endpoint: 'v3_quick_promote',
      options: z.strictObject({
        pin_id: idSchema,
        audience: z.enum(AUDIENCES),
        /** Countries by code; everywhere when there are none. */
        countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(50),
        daily_micro: z.int().min(1_000_000).max(1_000_000_000),
        days: z.int().min(1).max(DAYS_MAX),
        time_zone: z.string().max(64),
      }),
      answer: z.strictObject({ campaign_id: idAnswer }),
      async handle(given, { viewer }) {
        const pin = (await pinsToPromote(db, viewer.id)).find(({ id }) => String(id) === given.pin_id);
        if (!pin) throw new AppError('pin_not_found');
        if (!isTimeZone(given.time_zone))
          throw new AppError('invalid_input', { fields: { time_zone: 'Choose a time zone.' } });
        const now = deps.now();
        const dayAt = (days: number): string =>
          localTime(new Date(now.getTime() + days * DAY_MS), given.time_zone).day;
        const input = {
          name: (pin.ownTitle ?? pin.title ?? 'Pin').slice(0, 100),
          objective: 'awareness' as const,
          price_micro: IMPRESSION_MICRO,
          daily_micro: given.daily_micro,
          total_micro: given.daily_micro * given.days,
          starts_on: dayAt(0),
          ends_on: dayAt(given.days - 1),
          time_zone: given.time_zone,
        };
        const targeting = {
          ...(given.countries.length > 0 && { regions: given.countries }),
          ...(given.audience === 'followers' && { engagement: true as const }),
          ...(given.audience === 'interested' && {
            expanded: true as const,
            ...(pin.interestId !== null && { interests: [String(pin.interestId)] }),
          }),
        };
        const id = await db.transaction(async (tx) => {
          const [own] = await listAccounts(tx, { personId: viewer.id });
          const accountId = own?.id ?? newId();
          if (!own) {
            const account = {
              id: accountId,
              advertiserId: viewer.id,
              name: viewer.fullName,
              currency: CURRENCY,
            };
            await tx.insert(adAccounts).values(account);
          }
          const inTransaction = { db: tx, now: deps.now };
          const campaignId = await createCampaign(inTransaction, accountId, input);
          await promotePin(
            inTransaction,
            { id: campaignId, advertiserId: viewer.id },
            given.pin_id,
            targeting,
          );
          await changeCampaign(inTransaction, campaignId, input, 'active');
          return campaignId;
        });
        adPoolOf(deps).forget();
        return { data: { campaign_id: String(id) } };
      },
    }),
  ];
}
