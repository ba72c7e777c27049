export { asksForPrivacy, isAllowedCountry, mayKeepState, type Visitor } from './may-keep.ts';
export { keepPin, savedPinSession, withoutPin, type KeepOutcome } from './saved-pins.ts';
export { withClickthrough, withCloseup, withInvite, withoutSearch, withSearch } from './lists.ts';
export { isOfQuality, type QualitySigns } from './quality.ts';
export { daysSinceRevisitation, visitedAt, type Visits } from './visits.ts';
export {
  isUpsellDue,
  leavingVisitor,
  settledUpsell,
  UPSELL_OUTCOMES,
  UPSELL_SOURCES,
  withUpsell,
  type LeavingVisitor,
  type Upsell,
  type UpsellOutcome,
  type UpsellSource,
} from './upsells.ts';
export { CLAIM_TRIES_MAX, claimed, claimKey, type Claim } from './claims.ts';
