import { MATCHED_GENDERS, type AdAttribution, type Immutable } from '@pegboard/types';
import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import type { Explanation } from './explain-ad.ts';

const text = z.string().nullable();

/** The explanation of an ad, in the terms of §3. Parts that did not match are false or null. */
const attributionSchema = z.strictObject({
  is_customer_list_match: z.boolean(),
  is_lookalike_match: z.boolean(),
  is_engagement_match: z.boolean(),
  is_expanded_targeting: z.boolean(),
  is_gps_location_match: z.boolean(),
  is_visitor_match: z.boolean(),
  is_shopping_prospecting: z.boolean(),
  is_persona_match: z.boolean(),
  is_first_party_ad_personalization_enabled: z.boolean(),
  is_third_party_ad_personalization_enabled: z.boolean(),
  matched_age_bucket: text,
  matched_locale: text,
  matched_interest: text,
  matched_gender: z.enum(MATCHED_GENDERS).nullable(),
  matched_device: text,
  matched_keyword: text,
  geo_region: text,
  geo_postal_code: text,
  is_eligible_for_promoted_partnership: z.boolean(),
  promoted_partnership_attribution_name: text,
  promoted_partnership_advertiser_name: text,
});

/** An explanation over REST, specific to one viewer. */
export const explanationSchema = z.strictObject({
  pin_id: idAnswer,
  promoter: z
    .strictObject({
      id: idAnswer,
      full_name: z.string(),
      username: z.string(),
      explicitly_followed_by_me: z.boolean(),
    })
    .nullable(),
  digital_media_source_type: z.int().nullable(),
  ad_attribution: attributionSchema,
});

/** Presents why a viewer sees an ad. */
export function presentExplanation({
  pin,
  promoter,
  attribution,
}: Explanation): Immutable<z.infer<typeof explanationSchema>> {
  return {
    pin_id: String(pin.id),
    promoter: promoter && {
      id: String(promoter.id),
      full_name: promoter.fullName,
      username: promoter.username,
      explicitly_followed_by_me: promoter.isFollowed,
    },
    digital_media_source_type: pin.digitalMediaSourceType,
    ad_attribution: presentAttribution(attribution),
  };
}

function presentAttribution(ad: AdAttribution): Immutable<z.infer<typeof attributionSchema>> {
  return {
    is_customer_list_match: ad.isCustomerListMatch ?? false,
    is_lookalike_match: ad.isLookalikeMatch ?? false,
    is_engagement_match: ad.isEngagementMatch ?? false,
    is_expanded_targeting: ad.isExpandedTargeting ?? false,
    is_gps_location_match: ad.isGpsLocationMatch ?? false,
    is_visitor_match: ad.isVisitorMatch ?? false,
    is_shopping_prospecting: ad.isShoppingProspecting ?? false,
    is_persona_match: ad.isPersonaMatch ?? false,
    is_first_party_ad_personalization_enabled: ad.isFirstPartyAdPersonalizationEnabled ?? false,
    is_third_party_ad_personalization_enabled: ad.isThirdPartyAdPersonalizationEnabled ?? false,
    matched_age_bucket: ad.matchedAgeBucket ?? null,
    matched_locale: ad.matchedLocale ?? null,
    matched_interest: ad.matchedInterest ?? null,
    matched_gender: ad.matchedGender ?? null,
    matched_device: ad.matchedDevice ?? null,
    matched_keyword: ad.matchedKeyword ?? null,
    geo_region: ad.geoRegion ?? null,
    geo_postal_code: ad.geoPostalCode ?? null,
    is_eligible_for_promoted_partnership: ad.isEligibleForPromotedPartnership ?? false,
    promoted_partnership_attribution_name: ad.promotedPartnershipAttributionName ?? null,
    promoted_partnership_advertiser_name: ad.promotedPartnershipAdvertiserName ?? null,
  };
}
