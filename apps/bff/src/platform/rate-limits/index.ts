export { createMemoryStore } from './memory-store.ts';
export { createPostgresStore } from './postgres-store.ts';
export { createLimits, defineLimit, definedLimits, type Limit, type Limits } from './limits.ts';
export { openLimits, type RequestStore } from './open-limits.ts';
export { purgeRateLimits } from './purge-rate-limits.ts';
export { getClientSubnet } from './client-subnet.ts';
