export * from './model/index.ts';
export {
  createFeedbackStore,
  type FeedbackPorts,
  type FeedbackStore,
  type HideSubject,
} from './feedback-store.ts';
export {
  createRelationshipStore,
  type RelationshipPorts,
  type RelationshipStore,
} from './relationship-store.ts';
export { feedbackMessages, type FeedbackMessages } from './messages.ts';
export { FollowButton, type FollowButtonProps } from './ui/follow-button.tsx';
export { followMessages, type FollowMessages } from './ui/follow-messages.ts';
export { useRelationship } from './use-relationship.ts';
export type { FeedbackCategory, FeedbackStatus, Pin, ReportReason, ReportedKind } from '@pegboard/types';
