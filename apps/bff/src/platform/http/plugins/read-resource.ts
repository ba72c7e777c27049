import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../../config/env.ts';
import { toAppError } from '../../errors/errors.ts';
import type { AnyResource } from '../resource.ts';
import { requireSignedIn } from '../viewer.ts';
import { createCallContext, parseOptions } from './endpoint.ts';

/** The result of a resource's `get` for a page being rendered. */
export type ResourceRead =
  | { readonly ok: true; readonly data: unknown; readonly bookmark: string | null }
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: string;
      /** The seconds of `Retry-After`. */
      readonly retryAfterSeconds: number | undefined;
    };

/** Reads a resource for the page of a request. */
export type ResourceReader = (name: string, options: object) => Promise<ResourceRead>;

/** Creates a reader of resources in this process, with the same checks and responses as over HTTP. */
export function createReadResource(
  resources: readonly AnyResource[],
  env: Env,
): (request: FastifyRequest, reply: FastifyReply, name: string, options: object) => Promise<ResourceRead> {
  const reads = new Map(
    resources.filter(({ action }) => action === 'get').map((resource) => [resource.name, resource]),
  );
  return async (request, reply, name, options) => {
    const resource = reads.get(name);
    if (!resource) throw new Error(`A page reads the resource ${name}, which no module declares.`);
    try {
      const viewer = await request.viewer();
      if (resource.access === 'signed-in') requireSignedIn(viewer);
      const sent = parseOptions(resource.options, options);
      const { data, bookmark } = await resource.handle(sent, createCallContext(request, reply, viewer, env));
      return { ok: true, data, bookmark: bookmark ?? null };
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) throw thrown;
      const { status, code, retryAfterSeconds } = error;
      return { ok: false, status, code, retryAfterSeconds };
    }
  };
}
