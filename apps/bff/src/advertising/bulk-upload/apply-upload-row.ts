import { getBulkColumn, type BulkIssue, type BulkRow } from '@pegboard/business-dashboard/model';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { targetingOfAudiences, type Targeting } from '../ads/index.ts';
import { logAction, type Membership } from '../../business/business/index.ts';
import {
  aimSchema,
  campaignOptions,
  changeCampaignBy,
  createCampaign,
  findAccount,
  findCampaign,
  findPromotion,
  promotePin,
  toTargeting,
  unpromotePin,
} from '../campaigns/index.ts';
import { CAMPAIGN_STATUSES } from '../../business/ad-accounts/index.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Deps } from './deps.ts';
import { AppError, type ErrorCode } from '../../platform/errors/errors.ts';

type Worked = Pick<Deps, 'db' | 'now'>;

const newSchema = z.strictObject(campaignOptions);
const changedSchema = newSchema.extend({ status: z.enum(CAMPAIGN_STATUSES) });

/** Validation errors of campaigns by the file column to correct. */
const REFUSED: Readonly<Partial<Record<ErrorCode, BulkIssue>>> = {
  ad_account_not_found: { field: 'ad_account_id', code: 'not_yours' },
  campaign_not_found: { field: 'campaign_id', code: 'not_yours' },
  pin_not_found: { field: 'pin_id', code: 'not_yours' },
  pin_already_promoted: { field: 'pin_id', code: 'pin_already_promoted' },
  campaign_status_refused: { field: 'status', code: 'campaign_status_refused' },
};

/** Returns the issues of a row for a rejected campaign. Rethrows errors that are not caused by the row. */
export function toRowIssues(error: unknown): readonly BulkIssue[] {
  if (!(error instanceof AppError)) throw error;
  const refused = REFUSED[error.code];
  if (refused) return [refused];
  if (error.code !== 'invalid_input') throw error;
  return Object.entries(error.fields ?? {}).map(([field, code]) => ({ field: getBulkColumn(field), code }));
}

/**
 * Applies a row by the rules of campaigns, on behalf of the requesting member, and returns its campaign.
 * Throws their errors, which `toRowIssues` converts to issues.
 */
export function applyUploadRow(deps: Worked, who: Membership, row: BulkRow): Promise<bigint> {
  return row.type === 'campaign' ? workCampaign(deps, who, row) : workPin(deps, who, row);
}

async function workCampaign(
  deps: Worked,
  who: Membership,
  { action, ids, values: fields }: BulkRow,
): Promise<bigint> {
  if (action === 'create') {
    const account = await findAccount(deps.db, who, ids['ad_account_id'] ?? '');
    const input = read(newSchema, { daily_micro: null, total_micro: null, ends_on: null, ...fields });
    const id = await createCampaign(deps, account.id, input);
    await logAction(deps.db, who, 'campaign.created', input.name);
    return id;
  }
  const found = await findCampaign(deps.db, who, ids['campaign_id'] ?? '');
  const { campaign } = found;
  const { status, ...input } = read(changedSchema, {
    name: campaign.name,
    objective: campaign.objective,
    price_micro: campaign.priceMicro,
    daily_micro: campaign.dailyMicro,
    total_micro: campaign.totalMicro,
    starts_on: campaign.startsOn,
    ends_on: campaign.endsOn,
    time_zone: campaign.timeZone,
    status: campaign.status,
    ...(action === 'pause' ? { status: 'paused' } : fields),
  });
  await changeCampaignBy(deps, who, found, input, status);
  return campaign.id;
}

async function workPin(
  deps: Worked,
  who: Membership,
  { action, ids, values: fields }: BulkRow,
): Promise<bigint> {
  const { campaign, account } = await findCampaign(deps.db, who, ids['campaign_id'] ?? '');
  const pin = ids['pin_id'] ?? '';
  const held = await findPromotion(deps.db, campaign.id, pin);
  if (action === 'create' && held) throw wrong('pin_id', 'pin_in_campaign');
  if (action !== 'create' && !held) throw wrong('pin_id', 'pin_not_in_campaign');
  if (action === 'pause') await unpromotePin(deps, campaign.id, pin);
  else {
    const targeting = await targetingFrom(deps.db, account.id, held ?? {}, fields);
    await promotePin(deps, { id: campaign.id, advertiserId: account.advertiserId }, pin, targeting);
  }
  return campaign.id;
}

/**
 * Returns the targeting of a pin after a row: the row's values replace the former ones, and cleared ones are
 * removed.
 */
async function targetingFrom(
  db: Db,
  accountId: bigint,
  held: Targeting,
  { topics, audiences, ...fields }: BulkRow['values'],
): Promise<Targeting> {
  const said = Object.entries(fields);
  const interests = isList(topics) ? { interests: await topicIds(db, topics) } : {};
  const aim = read(aimSchema, {
    ...Object.fromEntries(said.filter(([, value]) => value !== null)),
    ...interests,
  });
  const gone = [
    ...said.flatMap(([name, value]) =>
      value === null ? [name === 'age_buckets' ? 'ageBuckets' : name] : [],
    ),
    ...(topics === null ? ['interests'] : []),
    ...(audiences === undefined ? [] : ['customerLists', 'engagement', 'lookalike', 'visitors']),
  ];
  const remaining = Object.entries(held).filter(([name]) => !gone.includes(name));
  const found = isList(audiences)
    ? await targetingOfAudiences(db, accountId, await audienceIds(db, accountId, audiences))
    : {};
  return { ...Object.fromEntries(remaining), ...toTargeting(aim), ...found };
}

const isList = (value: BulkRow['values'][string] | undefined): value is readonly string[] =>
  Array.isArray(value);

/** Returns the topics with these names. Throws `invalid_input` for an unknown name. */
async function topicIds(db: Db, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id::text as id, lower(name) as name from interests where lower(name) in ${lowerOf(names)} order by id`);
  return idsOf(names, rows, 'topics', 'topic_unknown');
}

/**
 * Returns the account's audiences with these names. Throws `invalid_input` for an unknown or ambiguous name.
 */
async function audienceIds(db: Db, accountId: bigint, names: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select id::text as id, lower(name) as name from audiences
    where account_id = ${accountId} and lower(name) in ${lowerOf(names)} order by id`);
  if (new Set(rows.map(({ name }) => name)).size < rows.length)
    throw wrong('audiences', 'audience_name_twice');
  return idsOf(names, rows, 'audiences', 'audience_unknown');
}

const lowerOf = (names: readonly string[]): SQL =>
  sql`(select lower(wanted) from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) wanted)`;

function idsOf(
  names: readonly string[],
  rows: readonly { readonly id: string; readonly name: string }[],
  field: string,
  code: string,
): readonly string[] {
  const known = new Map(rows.map(({ id, name }) => [name, id]));
  return names.map((name) => {
    const id = known.get(name.toLowerCase());
    if (id === undefined) throw wrong(field, code);
    return id;
  });
}

const wrong = (field: string, code: string) => new AppError('invalid_input', { fields: { [field]: code } });

function read<Schema extends z.ZodType>(schema: Schema, value: object): z.infer<Schema> {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const fields = found.error.issues.map(({ path }) => [String(path[0] ?? ''), 'invalid']);
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
}
