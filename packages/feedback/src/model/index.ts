export { buildFeedbackRequest, type FeedbackSurface, type FeedbackRequest } from './feedback-request.ts';
export { feedbackCategory, type FeedbackContext, type FeedbackType } from './feedback-category.ts';
export { getFeedbackNotice, unfollowedText, type FeedbackNotice } from './feedback-notice.ts';
export {
  canUnfollow,
  INITIAL_FEEDBACK_STATE,
  transitionFeedback,
  type FeedbackEffect,
  type FeedbackEvent,
  type FeedbackTransition,
  type PinFeedback,
} from './pin-feedback.ts';
export {
  buildRelationshipRequest,
  type BlockSource,
  type RelationshipSubject,
} from './relationship-request.ts';
export {
  transitionRelationship,
  type RelationshipEffect,
  type RelationshipEvent,
  type RelationshipState,
  type RelationshipTransition,
} from './relationship.ts';
export type { ApiResult, ApiRequest } from './api-request.ts';
export { unfollowTarget, type UnfollowTarget } from './unfollow-target.ts';
export {
  INITIAL_REPORT_STATE,
  transitionReportForm,
  type ReportForm,
  type ReportFormEvent,
  type ReportError,
} from './report-form.ts';
export { reportReasons } from './report-reasons.ts';
