export { countHere } from './count-here.ts';
export { countInDatabase } from './count-in-database.ts';
export { createLimits, defineLimit, definedLimits, type Limit, type Limits } from './limits.ts';
export { openLimits, type RequestStore } from './open-limits.ts';
export { purgeRateLimits } from './purge-rate-limits.ts';
export { subscriberOf } from './subscriber.ts';
