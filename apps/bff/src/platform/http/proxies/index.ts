export { clientAddress } from './client-address.ts';
export {
  forwardedAddresses,
  normalizeAddress,
  PROXY_HEADERS,
  type ProxyHeader,
} from './forwarded-addresses.ts';
export { proxiesPlugin } from './proxies-plugin.ts';
export { findMismatch, MISMATCHES, type Mismatch } from './mismatch.ts';
export { readMismatchRecord, writeMismatchRecord } from './mismatch-record.ts';
export {
  createIsTrusted,
  findWideNetworks,
  isPrivateAddress,
  parseTrustedProxies,
  type IsTrusted,
  type ProxySettings,
  type TrustedProxies,
} from './trusted-proxies.ts';
