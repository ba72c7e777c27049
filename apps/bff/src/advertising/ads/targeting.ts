import { MATCHED_DEVICES } from '@pegboard/types';
import { z } from 'zod';
import { AGE_BUCKETS, type AgeBucket } from './age-bucket.ts';

const VALUES_MAX = 50;
const idSchema = z.string().regex(/^[1-9]\d{0,18}$/);
const wordsSchema = z.string().trim().toLowerCase().min(1).max(80);
const listOf = <T extends z.ZodType>(value: T) => z.array(value).min(1).max(VALUES_MAX).optional();
const deviceSchema = z.enum(Object.keys(MATCHED_DEVICES) as [keyof typeof MATCHED_DEVICES]);

/**
 * The targeting that an advertiser can set for an ad (§3, AD-02). A list matches by any of its values. Postal
 * codes and places are accepted and never match, because the site does not know them.
 */
export const targetingSchema = z.strictObject({
  ageBuckets: listOf(z.enum(AGE_BUCKETS as [AgeBucket])),
  genders: listOf(z.enum(['female', 'male'])),
  locales: listOf(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)),
  devices: listOf(deviceSchema),
  /** Matches a search that contains all words of one entry. */
  keywords: listOf(wordsSchema),
  /** Topics by id. */
  interests: listOf(idSchema),
  /** Countries (ISO 3166-1), or parts of one (ISO 3166-2). */
  regions: listOf(z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/)),
  postalCodes: listOf(z.string().trim().min(1).max(12)),
  /** Coordinates in degrees, with a radius in kilometres. */
  places: listOf(
    z.strictObject({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      radiusKm: z.number().positive().max(500),
    }),
  ),
  /** The advertiser's customer lists by id. */
  customerLists: listOf(idSchema),
  /** Categories that a member saves more than any other. */
  personas: listOf(wordsSchema),
  /** Members who save, react to or comment on the advertiser's pins, or follow the advertiser. */
  engagement: z.literal(true).optional(),
  /** Members who save the same topics as the advertiser's followers. */
  lookalike: z.literal(true).optional(),
  /** Members who save pins like the ad, beyond the targeted topics. */
  expanded: z.literal(true).optional(),
  /** Visitors of the advertiser's site. */
  visitors: z.literal(true).optional(),
  /** Members who save products and do not know the advertiser yet. */
  shoppingProspecting: z.literal(true).optional(),
});

/** The targeting that an advertiser set for an ad. */
export type Targeting = z.infer<typeof targetingSchema>;
