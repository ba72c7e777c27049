import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { imageSchema, presentImages } from '../../platform/media/images/index.ts';
import type { PinView } from '../../pins/pins/index.ts';
import { CAMPAIGN_STATUSES, OBJECTIVES } from '../../business/ad-accounts/index.ts';
import type { AdAccount, CountedCampaign } from './find-campaigns.ts';
import type { PromotedPin } from './promoted-pins.ts';
import { presentTargeting, aimAnswer } from './targeting-input.ts';

/** An ad account as shown to its members. */
export const accountSchema = z.strictObject({
  id: idAnswer,
  name: z.string(),
  currency: z.string(),
  created_at: timeAnswer,
});

/** Presents an ad account. */
export function presentAccount({ id, name, currency, createdAt }: AdAccount): z.infer<typeof accountSchema> {
  return { id: String(id), name, currency, created_at: createdAt.toISOString() };
}

const microAnswer = z.int().nonnegative();

/** A campaign with its statistics; amounts are millionths of the account's currency. */
export const campaignSchema = z.strictObject({
  id: idAnswer,
  account_id: idAnswer,
  name: z.string(),
  objective: z.enum(OBJECTIVES),
  status: z.enum(CAMPAIGN_STATUSES),
  price_micro: microAnswer,
  daily_micro: microAnswer.nullable(),
  total_micro: microAnswer.nullable(),
  spent_micro: microAnswer,
  /** The spend of the requested days, like the counts; that of all days if none were requested. */
  range_spent_micro: microAnswer,
  pins: countAnswer,
  impressions: countAnswer,
  clicks: countAnswer,
  conversions: countAnswer,
  conversion_value_micro: microAnswer,
  starts_on: z.iso.date(),
  ends_on: z.iso.date().nullable(),
  time_zone: z.string(),
});

/** Presents a campaign. */
export function presentCampaign(campaign: CountedCampaign): z.infer<typeof campaignSchema> {
  return {
    id: String(campaign.id),
    account_id: String(campaign.accountId),
    name: campaign.name,
    objective: campaign.objective,
    status: campaign.status,
    price_micro: campaign.priceMicro,
    daily_micro: campaign.dailyMicro,
    total_micro: campaign.totalMicro,
    spent_micro: campaign.spentMicro,
    range_spent_micro: campaign.rangeSpentMicro,
    pins: campaign.pins,
    impressions: campaign.impressions,
    clicks: campaign.clicks,
    conversions: campaign.conversions,
    conversion_value_micro: campaign.conversionValueMicro,
    starts_on: campaign.startsOn,
    ends_on: campaign.endsOn,
    time_zone: campaign.timeZone,
  };
}

/** A pin that an advertiser can select. */
export const adPinSchema = z.strictObject({
  id: idAnswer,
  title: z.string().nullable(),
  image: imageSchema.nullable(),
});

/** Presents a pin that an advertiser can select. */
export function presentAdPin(pin: PinView): z.infer<typeof adPinSchema> {
  const image = presentImages(pin).find(({ size }) => size === '236x');
  return {
    id: String(pin.id),
    title: pin.ownTitle ?? pin.title,
    image: image ?? null,
  };
}

/** A pin of a campaign, with its targeting and statistics. */
export const promotedPinSchema = z.strictObject({
  pin: adPinSchema,
  aim: aimAnswer,
  impressions: countAnswer,
  clicks: countAnswer,
  spent_micro: microAnswer,
});

/** Presents a pin of a campaign. */
export function presentPromotedPin(promoted: PromotedPin): z.infer<typeof promotedPinSchema> {
  return {
    pin: presentAdPin(promoted.pin),
    aim: presentTargeting(promoted.targeting),
    impressions: promoted.impressions,
    clicks: promoted.clicks,
    spent_micro: promoted.spentMicro,
  };
}
