import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { rejectOtherMethods } from '../../platform/http/plugins/errors.ts';
import { checkSameOrigin } from '../../platform/http/plugins/csrf.ts';
import { createConcurrencyLimiter, refuseUnread } from '../../platform/load-shedding/index.ts';
import { announcedForm, formRouteOptions, registerFormRoutes } from './form-route.ts';
import { BODY_LIMITS, createBodyLimiter } from './limit-bodies.ts';
import { UPLOAD_BYTES_MAX, type UploadPolicies } from './policy.ts';
import { receiveUpload } from './receive-upload.ts';

/** The path to which forms with a file are posted. */
export const UPLOAD_PATH = '/resource/VIPResource/upload/';

/** Number of uploads that use the database concurrently; most connections stay free for pages. */
const STORES_AT_ONCE = 3;

/**
 * Receives form posts as S3 does (§7): `upload_parameters`, then `file`; 204 on success. The signed policy is the
 * authorization: it is issued for a request with the CSRF token, so no other site can know it. A body that waits too
 * long for a slot or is received too slowly is rejected, and the rest of it is not read.
 */
export function postRoute(
  app: FastifyInstance,
  deps: Deps,
  policies: UploadPolicies,
  bodyLimits = BODY_LIMITS,
): void {
  const limitBodies = createBodyLimiter(bodyLimits);
  const limitStores = createConcurrencyLimiter(STORES_AT_ONCE);
  const limits = {
    fileBytesMax: UPLOAD_BYTES_MAX,
    tooLarge: 'image_file_too_large',
    check: (request: FastifyRequest) => checkSameOrigin(request, deps.env.publicUrl),
  } as const;
  registerFormRoutes(app, (room) => {
    rejectOtherMethods(room, UPLOAD_PATH, ['POST']);
    room.post(UPLOAD_PATH, {
      ...formRouteOptions(limits),
      handler: async (request, reply) => {
        const { raw: source, headers } = request;
        const contentType = headers['content-type'] ?? '';
        let hasBegun = false;
        try {
          await limitBodies(announcedForm(request, reply), (signal) => {
            hasBegun = true;
            const form = { source, contentType, bytesMax: UPLOAD_BYTES_MAX, signal };
            return receiveUpload({ ...deps, limitStores }, policies, form);
          });
        } catch (error) {
          if (error instanceof AppError && (!hasBegun || error.code === 'upload_too_slow')) {
            await refuseUnread(request, reply, error);
            return reply;
          }
          throw error;
        }
        return reply.header('cache-control', 'no-store').status(204).send();
      },
    });
  });
}
