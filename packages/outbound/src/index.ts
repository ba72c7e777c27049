export { anchorClick, type AnchorEvent } from './anchor-click.ts';
export { CHECK_TTL_MS, CHECK_TIMEOUT_MS, type CheckPorts } from './link-check-cache.ts';
export {
  attributionRequest,
  type AttributedPin,
  type AttributionError,
  type AttributionRequest,
} from './model/attribution-request.ts';
export { checkedDecision, type CheckedDecision, type CheckState } from './model/checked-decision.ts';
export {
  buildOffsiteRequest,
  type OffsiteClick,
  type OffsitePin,
  type OffsiteRequest,
} from './model/offsite-request.ts';
export {
  clickDecision,
  needsCheck,
  UNCHECKED_SURFACES,
  type ClickDecision,
  type ClickFacts,
  type OpenMode,
  type PolicyPin,
  type PolicyViewer,
} from './model/click-policy.ts';
export { linkKind, type InvalidLinkReason, type LinkKind } from './model/link-kind.ts';
export {
  interstitialPath,
  offsitePath,
  type InterstitialFacts,
  type OffsiteParams,
} from './model/offsite-paths.ts';
export { createOutbound, type Outbound } from './outbound.ts';
export type { LinkClick, LinkEvent, LinkWarning, OutboundLink, OutboundPorts } from './outbound-ports.ts';
export type { BlockedRedirectStatus, ClickthroughType, OffsiteCheck, Pin } from '@pegboard/types';
