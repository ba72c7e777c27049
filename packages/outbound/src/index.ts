export { anchorClick, type AnchorEvent } from './anchor-click.ts';
export { CHECK_BELIEVED_MS, CHECK_PATIENCE_MS, type CheckPorts } from './check-book.ts';
export {
  attributionRequest,
  type AttributedPin,
  type AttributionFailure,
  type AttributionRequest,
} from './model/attribution-request.ts';
export { checkedDecision, type CheckedDecision, type CheckState } from './model/checked-decision.ts';
export { offsiteCall, type CalledClick, type CalledPin, type OffsiteCall } from './model/click-call.ts';
export {
  clickDecision,
  needsCheck,
  UNCHECKED_SURFACES,
  type ClickDecision,
  type ClickFacts,
  type Opening,
  type PolicyPin,
  type PolicyViewer,
} from './model/click-policy.ts';
export { linkKind, type LinkFault, type LinkKind } from './model/link-kind.ts';
export { interstitialWay, offsiteWay, type InterstitialFacts, type WayOut } from './model/ways.ts';
export { createOutbound, type Outbound } from './outbound.ts';
export type { LinkClick, LinkEvent, LinkWarning, OutboundLink, OutboundPorts } from './outbound-ports.ts';
