export type { ContentRich, RichProduct } from './content-rich.ts';
export { mayComeBack } from './may-come-back.ts';
export { contents, pins } from './tables.ts';
export { unhiddenPins, visiblePins } from './visible-pins.ts';
