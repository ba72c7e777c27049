export { hasPrivacySignal, isAllowedCountry, canPersistState, type Visitor } from './persistence-policy.ts';
export { addSavedPin, savedPinSession, withoutPin, type VisitorSaveResult } from './saved-pins.ts';
export { withClickthrough, withCloseup, withInvite, withoutSearch, withSearch } from './lists.ts';
export { isQualifiedVisitor, type EngagementSignals } from './engagement.ts';
export { daysSinceRevisitation, recordVisit, type Visits } from './visits.ts';
export {
  isUpsellDue,
  evaluateExitPrompt,
  resolveUpsell,
  UPSELL_OUTCOMES,
  UPSELL_SOURCES,
  withUpsell,
  type LeavingVisitor,
  type Upsell,
  type UpsellOutcome,
  type UpsellSource,
} from './upsells.ts';
export { CLAIM_ATTEMPTS_MAX, claimPins, claimKey, type Claim } from './claims.ts';
