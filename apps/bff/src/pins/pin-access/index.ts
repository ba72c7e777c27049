export type { ContentRich, RichProduct, RichTag, StoryLists } from './content-rich.ts';
export { restorableCondition } from './restorable-condition.ts';
export { contentTopics, contents, pins } from './tables.ts';
export { unhiddenPins, visiblePins } from './visible-pins.ts';
