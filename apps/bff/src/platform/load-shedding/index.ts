export { createConcurrencyLimiter, type ConcurrencyLimiter } from './concurrency-limiter.ts';
export { measureLoad, type LoadMeter } from './measure-load.ts';
export { type Kind } from './rules.ts';
export { sheddingPlugin } from './shedding.ts';
