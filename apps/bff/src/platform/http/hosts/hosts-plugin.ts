import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../../config/env.ts';
import { AppError } from '../../errors/errors.ts';
import { checkHost } from './check-host.ts';
import { readTarget } from './request-target.ts';

type Settings = Pick<Env, 'publicUrl' | 'isProduction'>;

/**
 * Rejects requests for other hosts with `host_unknown`, and those with a missing, repeated or malformed
 * `Host` with `bad_request` (OP-02, OP-10). Routes of the kind `health` accept any one host or none: load
 * balancers and Prometheus connect by address.
 */
export const hostsPlugin = fp(async (app: FastifyInstance, { env }: { readonly env: Settings }) => {
  let isLogged = false;
  app.addHook('onRequest', async (request) => {
    const hosts = hostsOf(request);
    if (hosts.length > 1) throw new AppError('bad_request');
    if (request.routeOptions.config.kind === 'health') return;
    const { authority } = readTarget(request.originalUrl);
    const [host] = hosts;
    if (host === undefined) throw new AppError('bad_request');
    const checks = [host, authority ?? host].map((each) => checkHost(each, env));
    if (checks.includes('malformed')) throw new AppError('bad_request');
    if (!checks.includes('unknown')) return;
    if (!isLogged)
      request.log.warn(
        `A request for another host than that of PUBLIC_URL (${env.publicUrl}) was refused; further ones are not logged. Does the proxy pass Host on?`,
      );
    isLogged = true;
    throw new AppError('host_unknown');
  });
});

/** Returns the `Host` headers of a request, of which Node keeps only the first in `headers`. */
function hostsOf({ raw }: FastifyRequest): readonly string[] {
  const { rawHeaders } = raw;
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
}
