export * from './model/index.ts';
export { mergeSavedPins, type MergeOutcome, type MergePorts, type MergeReport } from './merge-saved-pins.ts';
export {
  forgetVisitor,
  STORED_VERSION,
  VISITOR_KEYS,
  type PartName,
  type VisitorParts,
} from './stored-parts.ts';
export { visitorBrowser, type VisitorBrowser, type VisitorStorage } from './visitor-storage.ts';
export { createVisitorStore, type VisitorSession, type VisitorStore } from './visitor-store.ts';
