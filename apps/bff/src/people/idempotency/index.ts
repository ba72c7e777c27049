export { findStoredResponse, withIdempotencyKey } from './idempotency.ts';
export { purgeIdempotencyKeys } from './purge-idempotency-keys.ts';
