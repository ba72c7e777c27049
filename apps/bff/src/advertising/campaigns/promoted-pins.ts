import { sql } from 'drizzle-orm';
import { targetingSchema, type Targeting } from '../ads/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { lockedPart } from '../../platform/database/write-order.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { hydratePins, type PinView } from '../../pins/pins/index.ts';
import { idList } from '../../platform/database/statement.ts';
import { getAdPool } from './ad-pool.ts';

/** A pin of a campaign, with its targeting and statistics. */
export type PromotedPin = {
  readonly pin: PinView;
  readonly targeting: Targeting;
  readonly impressions: number;
  readonly clicks: number;
  readonly spentMicro: number;
};

const PINS_MAX = 200;
const OFFERED_MAX = 200;
/** Condition: a pin created by its owner, on any board. */
const madePin = sql`not pins.is_repin and pins.deleted_at is null and boards.deleted_at is null`;
const onPublicBoard = sql`boards.privacy = 'public'`;
/** Condition: a pin created by its owner, on a public board. */
const ownPin = sql`${madePin} and ${onPublicBoard}`;

/** Returns the newest pins that an advertiser can promote: their own, on public boards. */
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

/** A pin that an advertiser can promote, with its title and its campaign. */
export type PinToPromote = {
  readonly id: string;
  readonly name: string;
  readonly campaign_id: string | null;
};

/** Returns the newest pins that these ad accounts' advertisers can promote, with their campaign. */
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

/** Returns the targeting of a pin in a campaign; undefined if it is not in it. */
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

/** Returns the pins of a campaign with their statistics, newest first. */
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

/** The reason for which an advertiser cannot promote a pin. For pins of others it gives no details. */
export type PromotionDeniedReason = 'not_own' | 'not_public' | 'already_promoted';

/** A campaign with the advertiser that its ads name. */
type Promoting = { readonly id: bigint; readonly advertiserId: bigint };

/** A promotable pin of an advertiser, locked until the transaction ends. */
export type LockedPin = {
  /** Its id, as requested. */
  readonly requestedId: string;
  readonly contentId: string;
  readonly title: string | null;
  readonly interestId: string | null;
};

/**
 * Locks the requested pins that an advertiser can promote, and returns the reasons for the others. Request
 * several pins in one call, so that two transactions cannot deadlock.
 */
export async function lockPins(
  tx: Db,
  advertiserId: bigint,
  requestedIds: readonly string[],
): Promise<{
  readonly held: readonly LockedPin[];
  readonly refused: ReadonlyMap<string, PromotionDeniedReason>;
}> {
  const ids = requestedIds.flatMap((text) => parseId(text) ?? []);
  const { rows } = await tx.execute<{
    id: string;
    content_id: string;
    title: string | null;
    interest_id: string | null;
    is_public: boolean;
  }>(sql`
    select pins.id::text as id, contents.id::text as content_id, coalesce(pins.title, contents.title) as title,
      contents.interest_id::text as interest_id, ${onPublicBoard} as is_public
    from pins join contents on contents.id = pins.content_id join boards on boards.id = pins.board_id
    where pins.id = any(${idList(ids)}::bigint[]) and contents.creator_id = ${advertiserId}
      and ${madePin}
    order by contents.id for update of contents`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const refused = new Map<string, PromotionDeniedReason>();
  const held = requestedIds.flatMap((text) => {
    const row = byId.get(text);
    if (!row?.is_public) refused.set(text, row ? 'not_public' : 'not_own');
    return row?.is_public
      ? [{ requestedId: text, contentId: row.content_id, title: row.title, interestId: row.interest_id }]
      : [];
  });
  return { held, refused };
}

/**
 * Adds pins to a campaign with their targeting, or changes the targeting of those in it. Returns those that
 * another unended campaign pays for, which stay unchanged.
 */
export async function upsertPromotedPins(
  tx: Db,
  campaign: Promoting,
  pins: readonly { readonly pin: LockedPin; readonly targeting: Targeting }[],
): Promise<readonly LockedPin[]> {
  const promotionRows = pins.map(({ pin, targeting }) => ({ content_id: pin.contentId, targeting }));
  const { rows } = await tx.execute<{ content_id: string }>(sql`
    insert into pin_promotions (content_id, campaign_id, targeting)
    select content_id, ${campaign.id}::bigint, targeting
    from jsonb_to_recordset(${JSON.stringify(promotionRows)}::jsonb) as incoming (content_id bigint, targeting jsonb)
    on conflict (content_id) do update set campaign_id = excluded.campaign_id, targeting = excluded.targeting, updated_at = now()
    where pin_promotions.campaign_id is null or pin_promotions.campaign_id = excluded.campaign_id
      or exists (select from campaigns where id = pin_promotions.campaign_id and status = 'ended')
    returning content_id::text as content_id`);
  const put = new Set(rows.map((row) => row.content_id));
  await tx.execute(sql`
    update contents set promoter_id = ${campaign.advertiserId},
      is_promoted = (select status = 'active' from campaigns where id = ${campaign.id})
    where id = any(${idList([...put].map(BigInt))}::bigint[])`);
  return pins.flatMap(({ pin }) => (put.has(pin.contentId) ? [] : [pin]));
}

/**
 * Adds a pin to a campaign, or changes its targeting there. Throws `pin_not_found` for a pin that the
 * advertiser cannot promote, and `pin_already_promoted` if another unended campaign pays for it.
 */
export async function promotePin(
  deps: Pick<Deps, 'db' | 'now'>,
  campaign: Promoting,
  pinText: string,
  targeting: Targeting,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { held } = await lockPins(tx, campaign.advertiserId, [pinText]);
    if (held.length === 0) throw new AppError('pin_not_found');
    const taken = await upsertPromotedPins(
      tx,
      campaign,
      held.map((pin) => ({ pin, targeting })),
    );
    if (taken.length > 0) throw new AppError('pin_already_promoted');
  });
  getAdPool(deps).forget();
}

/** Removes a pin from a campaign; its statistics stay. Throws `pin_not_found`. */
export async function unpromotePin(
  deps: Pick<Deps, 'db' | 'now'>,
  campaignId: bigint,
  pinText: string,
): Promise<void> {
  const { rowCount } = await deps.db.execute(sql`
    with ${lockedPart('content', 'contents', sql`select content_id from pins where id = ${parseId(pinText) ?? null}`)}, gone as (
      delete from pin_promotions using content where campaign_id = ${campaignId} and content_id = content.id returning content_id
    ) update contents set is_promoted = false from gone where contents.id = gone.content_id`);
  if (rowCount === 0) throw new AppError('pin_not_found');
  getAdPool(deps).forget();
}
