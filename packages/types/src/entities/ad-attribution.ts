import * as z from 'zod/mini';

import { MATCHED_GENDERS } from '../codes/ad-codes.ts';
import type { Immutable } from '../immutable.ts';
import { optionalBoolean, optionalString } from './optional.ts';

/** The reasons for which an ad was shown to this viewer, and its sponsor. Source: TY-12. */
export const adAttributionSchema = /* @__PURE__ */ z.object({
  isCustomerListMatch: optionalBoolean,
  isLookalikeMatch: optionalBoolean,
  isEngagementMatch: optionalBoolean,
  isExpandedTargeting: optionalBoolean,
  isGpsLocationMatch: optionalBoolean,
  isVisitorMatch: optionalBoolean,
  isShoppingProspecting: optionalBoolean,
  isPersonaMatch: optionalBoolean,
  isFirstPartyAdPersonalizationEnabled: optionalBoolean,
  isThirdPartyAdPersonalizationEnabled: optionalBoolean,
  matchedAgeBucket: optionalString,
  matchedLocale: optionalString,
  matchedInterest: optionalString,
  matchedGender: z.nullish(z.enum(MATCHED_GENDERS)),
  matchedDevice: optionalString,
  matchedKeyword: optionalString,
  geoRegion: optionalString,
  geoPostalCode: optionalString,
  isEligibleForPromotedPartnership: optionalBoolean,
  promotedPartnershipAttributionName: optionalString,
  promotedPartnershipAdvertiserName: optionalString,
});

/** The reasons for which an ad was shown to this viewer, and its sponsor. */
export type AdAttribution = Immutable<z.infer<typeof adAttributionSchema>>;
