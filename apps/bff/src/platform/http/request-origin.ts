import type { FastifyRequest } from 'fastify';
import { parseUserAgent, type Device } from './user-agent.ts';
import { getCountry, requestHasPrivacySignal } from '../countries/index.ts';
import type { Env } from '../config/env.ts';

/** The origin of a request: the known facts about a visitor. */
export type RequestOrigin = {
  readonly device: Device;
  /** The country of the request, if a trusted proxy sends it. */
  readonly country: string | null;
  /** True if the browser sends `Sec-GPC` or `DNT`. */
  readonly asksForPrivacy: boolean;
};

/** Returns the origin of a request. */
export function getRequestOrigin(
  request: Pick<FastifyRequest, 'headers' | 'isFromProxy'>,
  env: Env,
): RequestOrigin {
  return {
    device: parseUserAgent(request.headers['user-agent'] ?? '').device,
    country: getCountry(request, env),
    asksForPrivacy: requestHasPrivacySignal(request.headers),
  };
}
