export { createConcurrencyLimiter, type ConcurrencyLimiter } from './concurrency-limiter.ts';
export { createKeyedLimiter, type KeyedLimiter } from './keyed-limiter.ts';
export { measureLoad, type LoadMeter } from './measure-load.ts';
export { type Kind } from './rules.ts';
export { refuseUnread } from './refuse-unread.ts';
export { sheddingPlugin } from './shedding.ts';
