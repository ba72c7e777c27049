import { z } from 'zod';
import { targetingSchema, type Targeting } from '../ads/index.ts';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { getAdPool } from './ad-pool.ts';
import type { CampaignInput } from './campaign-input.ts';
import { changeCampaign, createCampaign } from './change-campaign.ts';
import { listAccounts } from './find-campaigns.ts';
import { isTimeZone, localTime } from './pacing.ts';
import { adPinSchema, presentAdPin } from './present-ads.ts';
import {
  lockPins,
  pinsToPromote,
  upsertPromotedPins,
  type LockedPin,
  type PromotionDeniedReason,
} from './promoted-pins.ts';
import { adAccounts } from '../../business/ad-accounts/index.ts';

/** The audiences of the three-step promotion. */
const AUDIENCES = ['everyone', 'interested', 'followers'] as const;
const DAY_MS = 86_400_000;
const DAYS_MAX = 30;
const DAYS_AHEAD_MAX = 365;
const PINS_MAX = 20;
const NAME_MAX = 100;
const IMPRESSION_MICRO = 5000;
const CURRENCY = 'USD';

const REFUSALS: Readonly<Record<PromotionDeniedReason, string>> = {
  not_own: 'This is none of the Pins that you made.',
  not_public: 'Only Pins on public boards can be promoted.',
  already_promoted: 'A campaign that has not ended pays for this Pin.',
};

const options = z.strictObject({
  /** The pins of the campaign; duplicates are ignored. */
  pin_ids: z.array(idSchema).min(1).max(PINS_MAX, `Choose ${PINS_MAX} Pins or fewer.`),
  audience: z.enum(AUDIENCES),
  /** Countries by code; empty for all. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).max(50),
  /** Languages by code; empty for all. */
  languages: z.array(targetingSchema.shape.locales.unwrap().element).max(50).default([]),
  daily_micro: z.int().min(1_000_000).max(1_000_000_000),
  /** The first day; today by default. */
  starts_on: z.iso.date().optional(),
  days: z.int().min(1).max(DAYS_MAX),
  time_zone: z.string().max(64),
});
type Promotion = z.infer<typeof options>;

/**
 * REST resources of promoting own pins as one campaign in three steps: pins, audience and budget, and a
 * summary.
 */
export function quickPromoteResources(deps: Deps): readonly AnyResource[] {
  const { db, now } = deps;
  return [
    authenticatedResource({
      name: 'QuickPromote',
      action: 'get',
      endpoint: 'v3_get_pins_to_promote',
      options: z.strictObject({}),
      answer: z.strictObject({
        pins: z.array(adPinSchema),
        /** The maximum number of pins that a campaign can start with. */
        pins_max: z.int(),
        currency: z.string(),
        price_micro: z.int(),
      }),
      async handle(_, { viewer }) {
        const pins = (await pinsToPromote(db, viewer.id)).filter(({ isPromoted }) => !isPromoted);
        return {
          data: {
            pins: pins.map(presentAdPin),
            pins_max: PINS_MAX,
            currency: CURRENCY,
            price_micro: IMPRESSION_MICRO,
          },
        };
      },
    }),
    authenticatedResource({
      name: 'QuickPromote',
      action: 'create',
      endpoint: 'v3_quick_promote',
      options,
      answer: z.strictObject({ campaign_id: idAnswer }),
      async handle(promotion, { viewer, idempotencyKey: key }) {
        const data = await db.transaction((tx) =>
          withIdempotencyKey(tx, viewer, { key, request: ['quick-promote', promotion] }, async () => ({
            campaign_id: String(await promote({ db: tx, now }, viewer, promotion)),
          })),
        );
        getAdPool(deps).forget();
        return { data };
      },
    }),
  ];
}

/**
 * Starts a campaign of own pins, and returns its id. Throws the errors of the pins, by their index in the
 * list.
 */
async function promote(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: SignedIn,
  promotion: Promotion,
): Promise<bigint> {
  const { db } = deps;
  const dates = datesOf(promotion, deps.now());
  const pinIds = [...new Set(promotion.pin_ids)];
  const { held, refused } = await lockPins(db, viewer.id, pinIds);
  const input = { ...dates, ...budgetOf(promotion), name: nameOf(held) };
  const id = await createCampaign(deps, await ownAccount(db, viewer), input);
  const campaign = { id, advertiserId: viewer.id };
  const taken = await upsertPromotedPins(
    db,
    campaign,
    held.map((pin) => ({ pin, targeting: targetingOf(promotion, pin) })),
  );
  const problems = new Map([
    ...refused,
    ...taken.map(({ requestedId: text }) => [text, 'already_promoted'] as const),
  ]);
  if (problems.size > 0) throw refusalOf(promotion.pin_ids, problems);
  await changeCampaign(deps, id, input, 'active');
  return id;
}

/** Returns the account that a member without a business pays from; the first promotion creates it. */
async function ownAccount(db: Db, viewer: SignedIn): Promise<bigint> {
  const [own] = await listAccounts(db, { personId: viewer.id });
  if (own) return own.id;
  const id = newId();
  await db
    .insert(adAccounts)
    .values({ id, advertiserId: viewer.id, name: viewer.fullName, currency: CURRENCY });
  return id;
}

/** Returns the first and last day in the advertiser's time zone. Throws `invalid_input`. */
function datesOf(
  { time_zone, starts_on, days }: Promotion,
  now: Date,
): Pick<CampaignInput, 'time_zone' | 'starts_on' | 'ends_on'> {
  if (!isTimeZone(time_zone))
    throw new AppError('invalid_input', { fields: { time_zone: 'Choose a time zone.' } });
  const today = localTime(now, time_zone).day;
  const first = starts_on ?? today;
  if (first < today || first > dayAfter(today, DAYS_AHEAD_MAX))
    throw new AppError('invalid_input', {
      fields: { starts_on: 'Choose today, or a day of the year to come.' },
    });
  return { time_zone, starts_on: first, ends_on: dayAfter(first, days - 1) };
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const budgetOf = (promotion: Promotion) =>
  ({
    objective: 'awareness',
    price_micro: IMPRESSION_MICRO,
    daily_micro: promotion.daily_micro,
    total_micro: promotion.daily_micro * promotion.days,
  }) as const;

function nameOf([first, ...others]: readonly LockedPin[]): string {
  const more = others.length > 0 ? ` + ${others.length}` : '';
  return `${(first?.title ?? 'Pin').slice(0, NAME_MAX - more.length)}${more}`;
}

function targetingOf({ audience, countries, languages }: Promotion, { interestId }: LockedPin): Targeting {
  return {
    ...(countries.length > 0 && { regions: countries }),
    ...(languages.length > 0 && { locales: languages }),
    ...(audience === 'followers' && { engagement: true as const }),
    ...(audience === 'interested' && {
      expanded: true as const,
      ...(interestId !== null && { interests: [interestId] }),
    }),
  };
}

function refusalOf(
  pinIds: readonly string[],
  problems: ReadonlyMap<string, PromotionDeniedReason>,
): AppError {
  const places = pinIds.flatMap((pinId, place) => {
    const problem = problems.get(pinId);
    return problem ? [{ problem, place }] : [];
  });
  const code = places.every(({ problem }) => problem === 'already_promoted')
    ? 'pin_already_promoted'
    : 'pin_not_found';
  const fields = places.map(({ problem, place }) => [`pin_ids.${place}`, REFUSALS[problem]] as const);
  return new AppError(code, { fields: Object.fromEntries(fields) });
}
