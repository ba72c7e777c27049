export { businessMessages, type BusinessMessages } from './messages.ts';
export {
  BUSINESS_PAGES,
  getAccessiblePages,
  getPage,
  getPageAccessError,
  type BusinessPage,
  type BusinessPagePath,
  type AccessDeniedReason,
} from './layout/areas.ts';
export {
  BusinessFrame,
  AccessDenied,
  type BusinessFrameProps,
  type BusinessSummary,
} from './layout/business-frame.tsx';
export type { BusinessLink } from './layout/business-link.tsx';
export type { LinkTarget, RenderLink } from './layout/prerequisite-link.tsx';
export {
  hasPermission,
  type BusinessKind,
  type BusinessPermission,
  type BusinessRole,
} from './model/permissions.ts';
export { useAction, type ActionResult, type Actions } from './layout/use-action.ts';
export type { BusinessMetric } from '@pegboard/types';
