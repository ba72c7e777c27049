export type { Tracing } from './spans.ts';
export { openTracing } from './tracing.ts';
