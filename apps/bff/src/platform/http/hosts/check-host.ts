import type { Env } from '../../config/env.ts';
import { isLoopbackHost } from './loopback-host.ts';

/** The result of comparing a host with those of the site. */
export type HostCheck = 'own' | 'unknown' | 'malformed';

const FORBIDDEN = /[\s/?#@\\]/;

/**
 * Compares a `host[:port]` with those of the site. The name is that of `PUBLIC_URL`, in any case and with or
 * without the trailing dot; its port is that of `PUBLIC_URL` or missing. A site in development, or with a
 * loopback `PUBLIC_URL`, also accepts the loopback names, at any port, because tunnels and containers map
 * ports.
 */
export function checkHost(host: string, env: Pick<Env, 'publicUrl' | 'isProduction'>): HostCheck {
  const own = new URL(env.publicUrl);
  const url = FORBIDDEN.test(host) ? null : URL.parse(`${own.protocol}//${host}`);
  if (url === null) return 'malformed';
  const name = url.hostname.replace(/\.$/, '');
  if (name === own.hostname && (url.port === own.port || !/:\d+$/.test(host))) return 'own';
  const hasLoopback = !env.isProduction || isLoopbackHost(own.hostname);
  return hasLoopback && isLoopbackHost(name) ? 'own' : 'unknown';
}
