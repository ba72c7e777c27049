import { sql } from 'drizzle-orm';
import { targetingSchema, type Targeting } from '../ads/index.ts';
import type { Db } from '../db.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { parseId } from '../new-id.ts';
import { hydratePins, type PinView } from '../pins/index.ts';
import { adPoolOf } from './ad-pool.ts';

/** A pin of a campaign, for whom it is meant, and what was counted of it. */
export type PromotedPin = {
  readonly pin: PinView;
  readonly targeting: Targeting;
  readonly impressions: number;
  readonly clicks: number;
  readonly spentMicro: number;
};

const PINS_MAX = 200;
const OFFERED_MAX = 60;
/** A creator's own pin where everybody may find it. */
const ownPin = sql`not pins.is_repin and pins.deleted_at is null and boards.privacy = 'public' and boards.deleted_at is null`;

/** The newest pins that an advertiser may promote: their own, on boards that everybody sees. */
export async function pinsToPromote(db: Db, advertiserId: bigint): Promise<readonly PinView[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select pins.id::text as id from contents join pins on pins.content_id = contents.id
      join boards on boards.id = pins.board_id
    where contents.creator_id = ${advertiserId} and ${ownPin} order by contents.id desc limit ${OFFERED_MAX}`);
  return hydratePins(
    db,
    rows.map(({ id }) => BigInt(id)),
  );
}

/** A pin that an advertiser may promote, by its name alone, and the campaign that it is in. */
export type PinToPromote = {
  readonly id: string;
  readonly name: string;
  readonly campaign_id: string | null;
};

/** The newest pins that the advertisers of these ad accounts may promote, and which campaign of theirs each is in. */
export async function idsToPromote(
  db: Db,
  accounts: readonly { readonly id: bigint; readonly advertiserId: bigint }[],
  limit: number,
): Promise<readonly PinToPromote[]> {
  if (accounts.length === 0) return [];
  const { rows } = await db.execute<PinToPromote>(sql`
    select pins.id::text as id, coalesce(pins.title, contents.title, '') as name, campaigns.id::text as campaign_id
    from contents join pins on pins.content_id = contents.id
      join boards on boards.id = pins.board_id
      left join pin_promotions promotion on promotion.content_id = contents.id
      left join campaigns on campaigns.id = promotion.campaign_id
        and campaigns.account_id in ${accounts.map(({ id }) => id)}
    where contents.creator_id in ${accounts.map(({ advertiserId }) => advertiserId)} and ${ownPin}
    order by contents.id desc limit ${limit}`);
  return rows;
}

/** For whom a pin is meant in a campaign; undefined where it is not in it. */
export async function findPromotion(
  db: Db,
  campaignId: bigint,
  pinText: string,
): Promise<Targeting | undefined> {
  const { rows } = await db.execute<{ targeting: unknown }>(sql`
    select targeting from pin_promotions where campaign_id = ${campaignId}
      and content_id = (select content_id from pins where id = ${parseId(pinText) ?? null})`);
  return rows[0] && targetingSchema.parse(rows[0].targeting);
}

/** The pins of a campaign with their counts, the newest first. */
export async function listPromotedPins(db: Db, campaignId: bigint): Promise<readonly PromotedPin[]> {
  const { rows } = await db.execute<{
    id: string;
    targeting: unknown;
    impressions: number;
    clicks: number;
    spent: string;
  }>(sql`
    select pins.id::text as id, promotion.targeting, coalesce(day.impressions, 0)::int as impressions,
      coalesce(day.clicks, 0)::int as clicks, coalesce(day.spent, 0)::text as spent
    from pin_promotions promotion
      join pins on pins.content_id = promotion.content_id and not pins.is_repin and pins.deleted_at is null
      left join lateral (
        select sum(impressions) as impressions, sum(clicks) as clicks, sum(spent_micro) as spent from ad_days
        where campaign_id = ${campaignId} and content_id = promotion.content_id
      ) day on true
    where promotion.campaign_id = ${campaignId} order by promotion.content_id desc limit ${PINS_MAX}`);
  const pins = await hydratePins(
    db,
    rows.map(({ id }) => BigInt(id)),
  );
  const byId = new Map(pins.map((pin) => [String(pin.id), pin]));
  return rows.flatMap(({ id, targeting, impressions, clicks, spent }) => {
    const pin = byId.get(id);
    const known = targetingSchema.safeParse(targeting);
    return pin && known.success
      ? [{ pin, targeting: known.data, impressions, clicks, spentMicro: Number(spent) }]
      : [];
  });
}

/**
 * Puts a pin into a campaign, or changes for whom it is meant there. Throws `pin_not_found` for what the advertiser may not
 * promote, and `pin_already_promoted` for what another campaign that has not ended pays for.
 */
export async function promotePin(
  deps: Pick<Deps, 'db' | 'now'>,
  campaign: { readonly id: bigint; readonly advertiserId: bigint },
  pinText: string,
  targeting: Targeting,
): Promise<void> {
  const pinId = parseId(pinText);
  await deps.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ content_id: string }>(sql`
      select contents.id::text as content_id from pins join contents on contents.id = pins.content_id
        join boards on boards.id = pins.board_id
      where pins.id = ${pinId ?? null} and contents.creator_id = ${campaign.advertiserId} and ${ownPin} for update of contents`);
    const [found] = rows;
    if (!found) throw new AppError('pin_not_found');
    const { rowCount } = await tx.execute(sql`
      insert into pin_promotions (content_id, campaign_id, targeting)
      values (${found.content_id}::bigint, ${campaign.id}, ${JSON.stringify(targeting)}::jsonb)
      on conflict (content_id) do update set campaign_id = excluded.campaign_id, targeting = excluded.targeting, updated_at = now()
      where pin_promotions.campaign_id is null or pin_promotions.campaign_id = excluded.campaign_id
        or exists (select from campaigns where id = pin_promotions.campaign_id and status = 'ended')`);
    if (rowCount === 0) throw new AppError('pin_already_promoted');
    await tx.execute(sql`
      update contents set promoter_id = ${campaign.advertiserId},
        is_promoted = (select status = 'active' from campaigns where id = ${campaign.id})
      where id = ${found.content_id}::bigint`);
  });
  adPoolOf(deps).forget();
}

/** Takes a pin out of a campaign; what was counted of it stays. Throws `pin_not_found`. */
export async function unpromotePin(
  deps: Pick<Deps, 'db' | 'now'>,
  campaignId: bigint,
  pinText: string,
): Promise<void> {
  const { rowCount } = await deps.db.execute(sql`
    with gone as (
      delete from pin_promotions where campaign_id = ${campaignId}
        and content_id = (select content_id from pins where id = ${parseId(pinText) ?? null}) returning content_id
    ) update contents set is_promoted = false from gone where contents.id = gone.content_id`);
  if (rowCount === 0) throw new AppError('pin_not_found');
  adPoolOf(deps).forget();
}
