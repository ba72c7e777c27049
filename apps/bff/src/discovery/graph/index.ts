export { NO_GRAPH, openContentGraph, type ContentGraph } from './content-graph.ts';
export { purgeGraphChanges } from './jobs.ts';
export { mixBits, seedOf } from './random.ts';
export type { ContentFacts, WalkAnswer, WalkedContent, WalkRequest } from './walk-request.ts';
