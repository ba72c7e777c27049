export { isPublicAddress } from './address-rules.ts';
export { resolveTxt, type ResolveTxt } from './resolve-name.ts';
export { createSafeFetch, type Fetched, type FetchOptions, type SafeFetch } from './safe-fetch.ts';
export { isPublicUrl, type FetchDeniedReason } from './url-rules.ts';
