import type { FastifyRequest } from 'fastify';
import { agentOf, type Device } from './agent.ts';
import { countryOf, headersAskForPrivacy } from '../countries/index.ts';
import type { Env } from '../config/env.ts';

/** What a request tells by itself of who reads: all that is known of a visitor. */
export type Reader = {
  readonly device: Device;
  /** Where the request comes from, where a trusted proxy says it. */
  readonly country: string | null;
  /** Whether the browser says `Sec-GPC` or `DNT`. */
  readonly asksForPrivacy: boolean;
};

/** What a request tells of who reads. */
export function readerOf(request: Pick<FastifyRequest, 'headers' | 'isFromProxy'>, env: Env): Reader {
  return {
    device: agentOf(request.headers['user-agent'] ?? '').device,
    country: countryOf(request, env),
    asksForPrivacy: headersAskForPrivacy(request.headers),
  };
}
