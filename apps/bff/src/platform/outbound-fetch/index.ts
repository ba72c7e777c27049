export { isPublicAddress } from './address-rules.ts';
export { createSafeFetch, type Fetched, type FetchWish, type SafeFetch } from './safe-fetch.ts';
export type { FetchRefusal } from './url-rules.ts';
