import * as z from 'zod/mini';

import { MATCHED_GENDERS } from '../codes/ad-codes.ts';
import type { Immutable } from '../immutable.ts';
import { someFlag, someText } from './optional.ts';

/** Why an ad was shown to this viewer, and who stands behind it. Source: TY-12. */
export const adAttributionSchema = /* @__PURE__ */ z.object({
  isCustomerListMatch: someFlag,
  isLookalikeMatch: someFlag,
  isEngagementMatch: someFlag,
  isExpandedTargeting: someFlag,
  isGpsLocationMatch: someFlag,
  isVisitorMatch: someFlag,
  isShoppingProspecting: someFlag,
  isPersonaMatch: someFlag,
  isFirstPartyAdPersonalizationEnabled: someFlag,
  isThirdPartyAdPersonalizationEnabled: someFlag,
  matchedAgeBucket: someText,
  matchedLocale: someText,
  matchedInterest: someText,
  matchedGender: z.nullish(z.enum(MATCHED_GENDERS)),
  matchedDevice: someText,
  matchedKeyword: someText,
  geoRegion: someText,
  geoPostalCode: someText,
  isEligibleForPromotedPartnership: someFlag,
  promotedPartnershipAttributionName: someText,
  promotedPartnershipAdvertiserName: someText,
});

/** Why an ad was shown to this viewer, and who stands behind it. */
export type AdAttribution = Immutable<z.infer<typeof adAttributionSchema>>;
