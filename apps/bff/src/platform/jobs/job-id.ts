import { createHash } from 'node:crypto';

/**
 * Returns the id of the job with this key: a UUID (version 8) of name and key, so that the same job is queued
 * once.
 */
export function deriveJobId(name: string, singletonKey: string): string {
  const hex = createHash('sha256').update(`${name}\0${singletonKey}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
