import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { AD_PLACEMENTS, type AdPlacement } from '../../business/ad-accounts/index.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { countAnswer } from '../../platform/http/response-schemas.ts';
import type { AdDayRange } from './find-campaigns.ts';
import { adPinSchema, presentAdPin } from './present-ads.ts';

const DAYS_MAX = 366;
const DAY_MS = 86_400_000;

/** Counts of an ad, and its spend in millionths of the account's currency. */
type AdCounts = { readonly impressions: number; readonly clicks: number; readonly spentMicro: number };

/** The numbers of a campaign in a range of days, which are in its time zone. */
export type CampaignNumbers = {
  readonly days: readonly (AdCounts & { readonly day: string })[];
  readonly placements: readonly (AdCounts & { readonly placement: AdPlacement })[];
  readonly pins: readonly (AdCounts & { readonly pin: PinView })[];
};

/** Returns a range. Throws `invalid_input` for one that is reversed or longer than a year. */
export function checkRange(range: AdDayRange): AdDayRange {
  const days = (Date.parse(range.to) - Date.parse(range.from)) / DAY_MS + 1;
  if (days < 1) throw new AppError('invalid_input', { fields: { to: 'The range ends before it begins.' } });
  if (days > DAYS_MAX)
    throw new AppError('invalid_input', { fields: { from: 'A range has 366 days at most.' } });
  return range;
}

const sums = sql.raw(
  'sum(impressions)::float8 as impressions, sum(clicks)::float8 as clicks, sum(spent_micro)::float8 as "spentMicro"',
);

/** Returns the numbers of a campaign by day, including days without any, by list and by pin. */
export async function readCampaignNumbers(
  db: Db,
  campaignId: bigint,
  { from, to }: AdDayRange,
): Promise<CampaignNumbers> {
  const within = sql`campaign_id = ${campaignId} and day between ${from}::date and ${to}::date`;
  const [days, placements, pins] = await Promise.all([
    db.execute<AdCounts & { day: string }>(sql`
      select series.day::date::text as day, coalesce(sum(impressions), 0)::float8 as impressions,
        coalesce(sum(clicks), 0)::float8 as clicks, coalesce(sum(spent_micro), 0)::float8 as "spentMicro"
      from generate_series(${from}::date, ${to}::date, interval '1 day') as series (day)
        left join ad_days on campaign_id = ${campaignId} and ad_days.day = series.day::date
      group by 1 order by 1`),
    db.execute<AdCounts & { placement: AdPlacement }>(sql`
      select placement, ${sums} from ad_placement_days where ${within} group by placement order by 2 desc, 1`),
    db.execute<AdCounts & { id: string }>(sql`
      select pins.id::text as id, counted.* from (
          select content_id, ${sums} from ad_days where ${within} group by content_id
        ) counted join pins on pins.content_id = counted.content_id and not pins.is_repin and pins.deleted_at is null
      order by counted.impressions desc, pins.id limit 200`),
  ]);
  const views = await hydratePins(
    db,
    pins.rows.map(({ id }) => BigInt(id)),
  );
  const byId = new Map(views.map((view) => [String(view.id), view]));
  return {
    days: days.rows,
    placements: placements.rows,
    pins: pins.rows.flatMap(({ id, ...counts }) => {
      const pin = byId.get(id);
      return pin ? [{ ...counts, pin }] : [];
    }),
  };
}

const countsShape = { impressions: countAnswer, clicks: countAnswer, spent_micro: z.int().nonnegative() };

/** The numbers of a campaign as shown to its members. */
export const campaignNumbersSchema = z.strictObject({
  days: z.array(z.strictObject({ day: z.iso.date(), ...countsShape })),
  placements: z.array(z.strictObject({ placement: z.enum(AD_PLACEMENTS), ...countsShape })),
  pins: z.array(z.strictObject({ pin: adPinSchema, ...countsShape })),
});

/** Presents the numbers of a campaign. */
export function presentNumbers({
  days,
  placements,
  pins,
}: CampaignNumbers): z.infer<typeof campaignNumbersSchema> {
  const countsOf = ({ impressions, clicks, spentMicro }: AdCounts) => ({
    impressions,
    clicks,
    spent_micro: spentMicro,
  });
  return {
    days: days.map((row) => ({ day: row.day, ...countsOf(row) })),
    placements: placements.map((row) => ({ placement: row.placement, ...countsOf(row) })),
    pins: pins.map((row) => ({ pin: presentAdPin(row.pin), ...countsOf(row) })),
  };
}
