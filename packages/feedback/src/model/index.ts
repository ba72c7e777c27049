export { feedbackCall, type FeedbackPlace, type FeedbackWish } from './feedback-call.ts';
export { feedbackCategory, type FeedbackContext, type FeedbackType } from './feedback-category.ts';
export { feedbackWords, unfollowedText, type FeedbackWords } from './feedback-words.ts';
export {
  mayUnfollow,
  NO_FEEDBACK,
  stepFeedback,
  type FeedbackEffect,
  type FeedbackEvent,
  type FeedbackStep,
  type PinFeedback,
} from './pin-feedback.ts';
export { relationCall, type BlockSource, type RelationSubject } from './relation-call.ts';
export {
  stepRelation,
  type RelationEffect,
  type RelationEvent,
  type RelationState,
  type RelationStep,
} from './relation.ts';
export type { CallOutcome, SiteCall } from './site-call.ts';
export { unfollowTarget, type UnfollowTarget } from './unfollow-target.ts';
export {
  NEW_REPORT,
  stepReportForm,
  type ReportForm,
  type ReportFormEvent,
  type ReportProblem,
} from './report-form.ts';
export { reportReasons } from './report-reasons.ts';
