export { businessMessages, type BusinessMessages } from './messages.ts';
export {
  BUSINESS_PAGES,
  pagesFor,
  refusalOf,
  type BusinessPage,
  type BusinessPagePath,
  type PageRefusal,
} from './frame/areas.ts';
export {
  BusinessFrame,
  PageRefused,
  type BusinessFrameProps,
  type ShownBusiness,
} from './frame/business-frame.tsx';
export type { BusinessLink } from './frame/business-link.tsx';
export type { WayOn, WayTo } from './frame/way-to.tsx';
export { mayInBusiness, type BusinessKind, type BusinessRight, type BusinessRole } from './model/rights.ts';
export { useAction, type ActionOutcome, type Actions } from './frame/use-action.ts';
