import { z } from 'zod';
import { targetingSchema, type Targeting } from '../ads/index.ts';

const shape = targetingSchema.shape;

/** The targeting input of an advertiser: audiences by id, and all other criteria. */
export const aimSchema = z.strictObject({
  age_buckets: shape.ageBuckets,
  genders: shape.genders,
  locales: shape.locales,
  devices: shape.devices,
  keywords: shape.keywords,
  interests: shape.interests,
  regions: shape.regions,
  expanded: shape.expanded,
  shopping_prospecting: shape.shoppingProspecting,
  audiences: z.array(z.string().max(20)).max(20).optional(),
});

/** The targeting input of an advertiser. */
export type TargetingInput = z.infer<typeof aimSchema>;

const words = z.array(z.string());

/** The targeting of a pin, as returned to the advertiser only. */
export const aimAnswer = z.strictObject({
  age_buckets: words,
  genders: words,
  locales: words,
  devices: words,
  keywords: words,
  interests: words,
  regions: words,
  customer_lists: words,
  expanded: z.boolean(),
  shopping_prospecting: z.boolean(),
  engagement: z.boolean(),
  lookalike: z.boolean(),
  visitors: z.boolean(),
});

/** Converts the input to targeting, without its audiences. */
export function toTargeting(aim: TargetingInput): Targeting {
  const { age_buckets: ageBuckets, shopping_prospecting: shoppingProspecting, audiences: _, ...same } = aim;
  const fields = { ...same, ageBuckets, shoppingProspecting };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

/** Presents the targeting of a pin. */
export function presentTargeting(targeting: Targeting): z.infer<typeof aimAnswer> {
  return {
    age_buckets: targeting.ageBuckets ?? [],
    genders: targeting.genders ?? [],
    locales: targeting.locales ?? [],
    devices: targeting.devices ?? [],
    keywords: targeting.keywords ?? [],
    interests: targeting.interests ?? [],
    regions: targeting.regions ?? [],
    customer_lists: targeting.customerLists ?? [],
    expanded: targeting.expanded ?? false,
    shopping_prospecting: targeting.shoppingProspecting ?? false,
    engagement: targeting.engagement ?? false,
    lookalike: targeting.lookalike ?? false,
    visitors: targeting.visitors ?? false,
  };
}
