export { AdExplanationDialog, type AdExplanationDialogProps } from './ad-explanation-dialog.tsx';
export type { AdExplanationPorts } from './ad-explanation-ports.ts';
export { adExplanationMessages, type AdExplanationMessages } from './messages.ts';
export type { AdExplanation, AdPromoter } from './model/ad-explanation.ts';
export {
  adPartnership,
  adPersonalization,
  adReasons,
  type AdPersonalization,
  type AdReason,
} from './model/ad-reasons.ts';
export {
  getRequiredLists,
  withNames,
  type DisplayNames,
  type NamedCode,
  type NameList,
} from './model/display-names.ts';
export { explanationFromRest } from './model/from-rest.ts';
export type { AdAttribution, MatchedGender } from '@pegboard/types';
