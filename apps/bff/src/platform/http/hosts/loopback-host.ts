import { isIP } from 'node:net';

/** Returns whether a host name or address is reachable only from its own machine. */
export function isLoopbackHost(hostname: string): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return (
    bare === 'localhost' || bare.endsWith('.localhost') || (isIP(bare) > 0 && /^(127\.|::1$)/.test(bare))
  );
}
