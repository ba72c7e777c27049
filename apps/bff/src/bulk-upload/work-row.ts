import { bulkColumnOf, type BulkFinding, type BulkRow } from '@pegboard/business-dashboard/model';
import { z } from 'zod';
import type { Targeting } from '../ads/index.ts';
import { logAction, type Membership } from '../business/index.ts';
import {
  aimSchema,
  CAMPAIGN_STATUSES,
  campaignOptions,
  changeCampaign,
  createCampaign,
  findAccount,
  findCampaign,
  findPromotion,
  promotePin,
  targetingOfAim,
  unpromotePin,
} from '../campaigns/index.ts';
import type { Deps } from '../deps.ts';
import { AppError, type ErrorCode } from '../errors.ts';

type Worked = Pick<Deps, 'db' | 'now'>;

const newSchema = z.strictObject(campaignOptions);
const changedSchema = newSchema.extend({ status: z.enum(CAMPAIGN_STATUSES) });

/** What the campaigns refuse, by the column where it can be put right. */
const REFUSED: Readonly<Partial<Record<ErrorCode, BulkFinding>>> = {
  ad_account_not_found: { field: 'ad_account_id', code: 'not_yours' },
  campaign_not_found: { field: 'campaign_id', code: 'not_yours' },
  pin_not_found: { field: 'pin_id', code: 'not_yours' },
  pin_already_promoted: { field: 'pin_id', code: 'pin_already_promoted' },
  campaign_status_refused: { field: 'status', code: 'campaign_status_refused' },
};

/** What a refusal finds wrong in a row. Throws on what is no refusal of a row. */
export function findingsOf(error: unknown): readonly BulkFinding[] {
  if (!(error instanceof AppError)) throw error;
  const refused = REFUSED[error.code];
  if (refused) return [refused];
  if (error.code !== 'invalid_input') throw error;
  return Object.entries(error.fields ?? {}).map(([field, code]) => ({ field: bulkColumnOf(field), code }));
}

/**
 * Does what a row asks for, by the rules of the campaigns and for the member who asks. Throws what they throw; `findingsOf`
 * says what that means for the row.
 */
export function workRow(deps: Worked, who: Membership, row: BulkRow): Promise<void> {
  return row.type === 'campaign' ? workCampaign(deps, who, row) : workPin(deps, who, row);
}

async function workCampaign(deps: Worked, who: Membership, { action, ids, given }: BulkRow): Promise<void> {
  if (action === 'create') {
    const account = await findAccount(deps.db, who, ids['ad_account_id'] ?? '');
    const input = read(newSchema, { daily_micro: null, total_micro: null, ends_on: null, ...given });
    await createCampaign(deps, account.id, input);
    return logAction(deps.db, who, 'campaign.created', input.name);
  }
  const { campaign } = await findCampaign(deps.db, who, ids['campaign_id'] ?? '');
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
    ...(action === 'pause' ? { status: 'paused' } : given),
  });
  await changeCampaign(deps, campaign.id, input, status);
  return logAction(deps.db, who, `campaign.${status}`, input.name);
}

async function workPin(deps: Worked, who: Membership, { action, ids, given }: BulkRow): Promise<void> {
  const { campaign, account } = await findCampaign(deps.db, who, ids['campaign_id'] ?? '');
  const pin = ids['pin_id'] ?? '';
  const held = await findPromotion(deps.db, campaign.id, pin);
  if (action === 'create' && held) throw wrong('pin_id', 'pin_in_campaign');
  if (action !== 'create' && !held) throw wrong('pin_id', 'pin_not_in_campaign');
  if (action === 'pause') return unpromotePin(deps, campaign.id, pin);
  const targeting = targetingFrom(held ?? {}, given);
  return promotePin(deps, { id: campaign.id, advertiserId: account.advertiserId }, pin, targeting);
}

/** For whom a pin is meant after a row: what it says in the place of what was, and without what it takes away. */
function targetingFrom(held: Targeting, given: BulkRow['given']): Targeting {
  const said = Object.entries(given);
  const aim = read(aimSchema, Object.fromEntries(said.filter(([, value]) => value !== null)));
  const gone = said.flatMap(([name, value]) =>
    value === null ? [name === 'age_buckets' ? 'ageBuckets' : name] : [],
  );
  const kept = Object.entries(held).filter(([name]) => !gone.includes(name));
  return { ...Object.fromEntries(kept), ...targetingOfAim(aim) };
}

const wrong = (field: string, code: string) => new AppError('invalid_input', { fields: { [field]: code } });

function read<Schema extends z.ZodType>(schema: Schema, value: object): z.infer<Schema> {
  const found = schema.safeParse(value);
  if (found.success) return found.data;
  const fields = found.error.issues.map(({ path }) => [String(path[0] ?? ''), 'invalid']);
  throw new AppError('invalid_input', { fields: Object.fromEntries(fields) });
}
