import type { FastifyRequest } from 'fastify';
import { parseUserAgent, type Device } from './user-agent.ts';
import { getCountry, requestHasPrivacySignal } from '../countries/index.ts';
import type { Env } from '../config/env.ts';

/** What a request tells by itself of who reads: all that is known of a visitor. */
export type RequestOrigin = {
  readonly device: Device;
  /** Where the request comes from, where a trusted proxy says it. */
  readonly country: string | null;
  /** Whether the browser says `Sec-GPC` or `DNT`. */
  readonly asksForPrivacy: boolean;
};

/** What a request tells of who reads. */
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
