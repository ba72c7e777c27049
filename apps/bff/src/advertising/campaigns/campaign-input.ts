import { z } from 'zod';
import { AppError } from '../../platform/errors/errors.ts';
import { OBJECTIVES } from '../../business/ad-accounts/index.ts';
import { isTimeZone } from './pacing.ts';

const NAME_MAX = 100;
const BUDGET_MIN = 1_000_000;
const BUDGET_MAX = 1_000_000_000_000;
const PRICE_MIN = 100;
const PRICE_MAX = 1_000_000_000;

/** A name entered by a member, of 1 to 100 characters. */
export const nameSchema = z.string().trim().min(1).max(NAME_MAX);
const budgetSchema = z.int().min(BUDGET_MIN).max(BUDGET_MAX);

/** The fields of a campaign; amounts are millionths of the account's currency. */
export const campaignOptions = {
  name: nameSchema,
  objective: z.enum(OBJECTIVES),
  /** The price of an impression or of a click, depending on the objective. */
  price_micro: z.int().min(PRICE_MIN).max(PRICE_MAX),
  daily_micro: budgetSchema.nullable(),
  total_micro: budgetSchema.nullable(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
  time_zone: z.string().max(64),
};

/** The fields of a campaign after validation. */
export type CampaignInput = z.infer<z.ZodObject<typeof campaignOptions>>;

/**
 * Throws `invalid_input` with the field for contradictory values: no budget at all, no time zone, or an end
 * before the start.
 */
export function checkCampaign({
  daily_micro: daily,
  total_micro: total,
  starts_on: start,
  ends_on: end,
  time_zone: zone,
}: CampaignInput): void {
  if (daily === null && total === null)
    throw new AppError('invalid_input', { fields: { daily_micro: 'Set a daily budget, a total, or both.' } });
  if (!isTimeZone(zone))
    throw new AppError('invalid_input', { fields: { time_zone: 'Choose a time zone.' } });
  if (end !== null && end < start)
    throw new AppError('invalid_input', { fields: { ends_on: 'Choose an end on or after the first day.' } });
}
