export type { ContentRich, RichProduct, RichTag, StoryLists } from './content-rich.ts';
export { recountPins } from './recount-pins.ts';
export { restorableCondition } from './restorable-condition.ts';
export { restoreDuplicates, type DuplicateRemoval } from './restore-duplicates.ts';
export { contentTopics, contents, gonePins, pins, removedTopics } from './tables.ts';
export type { AssignedOrigin } from './topic-origins.ts';
export { readablePinners, unhiddenPins, visiblePins } from './visible-pins.ts';
