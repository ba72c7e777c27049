export type { ContentRich, RichProduct } from './content-rich.ts';
export { restorableCondition } from './restorable-condition.ts';
export { contents, pins } from './tables.ts';
export { unhiddenPins, visiblePins } from './visible-pins.ts';
