export { answeredBefore, once } from './once.ts';
export { purgeIdempotencyKeys } from './purge-idempotency-keys.ts';
