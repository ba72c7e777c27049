export * from './model/index.ts';
export {
  mergeSavedPins,
  type MergeSaveResult,
  type MergePorts,
  type MergeResult,
} from './merge-saved-pins.ts';
export {
  clearVisitorState,
  STORED_VERSION,
  VISITOR_KEYS,
  type PartName,
  type VisitorParts,
} from './stored-parts.ts';
export { visitorBrowser, type VisitorBrowser, type VisitorStorage } from './visitor-storage.ts';
export { createVisitorStore, type VisitorSession, type VisitorStore } from './visitor-store.ts';
export type {
  ClickthroughPin,
  CompletedSearch,
  RevisitationState,
  Session,
  VisitorSavedPin,
  VisitorState,
} from '@pegboard/types';
