import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import { setProfileImage } from '../../people/accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { FIELD_PROBLEMS, toFieldErrors } from '../../platform/errors/field-errors.ts';
import type { ShowPage } from '../../platform/http/page.ts';
import { checkCsrfToken, checkSameOrigin } from '../../platform/http/plugins/csrf.ts';
import { readError } from '../../platform/http/plugins/errors.ts';
import { requireSignedIn, type SignedIn } from '../../platform/http/viewer.ts';
import { IMAGE_REFUSALS } from '../../platform/media/images/index.ts';
import { retryIfImageRemoved, saveImage } from '../image-lifecycle/index.ts';
import type { Deps } from './deps.ts';
import { announcedForm, formRouteOptions, registerFormRoutes } from './form-route.ts';
import { BODY_LIMITS, createBodyLimiter } from './limit-bodies.ts';
import { UPLOAD_BYTES_MAX } from './policy.ts';
import { readFormPost } from './read-form-post.ts';
import { checkUploadLimits } from './register-upload.ts';
import { storeFinishedUpload } from './store-finished-upload.ts';

const PATH = '/settings/profile/photo/';
/** Number of photos in memory at once. */
const BODIES_AT_ONCE = 4;

type Photo = { readonly viewer: SignedIn; readonly bytes: Uint8Array };

/**
 * Receives the form by which members change their profile picture without scripts (AC-01): the CSRF token, then `file`. It redirects
 * to the settings, and a rejected form is rendered again.
 */
export function profilePhotoRoute(app: FastifyInstance, deps: Deps, show?: ShowPage): void {
  const limitBodies = createBodyLimiter({ ...BODY_LIMITS, places: BODIES_AT_ONCE });
  const limits = {
    fileBytesMax: UPLOAD_BYTES_MAX,
    tooLarge: 'image_file_too_large',
    check: (request: FastifyRequest) => checkSameOrigin(request, deps.env.publicUrl),
  } as const;
  registerFormRoutes(app, (room) => {
    room.post(PATH, {
      ...formRouteOptions(limits),
      handler: async (request, reply) => {
        try {
          const photo = await limitBodies(announcedForm(request, reply), (signal) =>
            readPhoto(deps, request, signal),
          );
          await changePhoto(deps, photo);
          return await reply
            .header('cache-control', 'private, no-store')
            .redirect('/settings/profile/?done=photo', 303);
        } catch (thrown) {
          if (!show) throw thrown;
          const { status, code, message, fields = {} } = readError(thrown, request, reply);
          const problems = toFieldErrors(fields);
          return show(request, reply, {
            status,
            form: { path: PATH, code, message, fields, problems, values: {} },
          });
        }
      },
    });
  });
}

async function readPhoto(deps: Deps, request: FastifyRequest, signal: AbortSignal): Promise<Photo> {
  return readFormPost<Photo>({
    source: request.raw,
    contentType: request.headers['content-type'] ?? '',
    fileBytesMax: UPLOAD_BYTES_MAX,
    signal,
    async take(fields, file) {
      checkCsrfToken(request, fields['csrf_token'], deps.env.secret);
      const viewer = requireSignedIn(await request.viewer());
      // Checked again where the upload is stored: here it avoids processing images in vain.
      await checkUploadLimits(deps.db, viewer, deps.now());
      const bytes = await buffer(file.stream);
      if (file.isCut()) throw new AppError('image_file_too_large');
      if (bytes.length === 0) throw new AppError('image_invalid', { fields: { file: 'Choose an image.' } });
      return { viewer, bytes };
    },
    undo: async () => undefined,
  });
}

/** Stores an image as an upload of the viewer and makes it their profile picture. Throws the code of its refusal. */
async function changePhoto(deps: Deps, { viewer, bytes }: Photo): Promise<void> {
  await retryIfImageRemoved(async () => {
    const saved = await saveImage(deps, viewer.id, { kind: 'upload', bytes });
    if (!saved.ok)
      throw new AppError(
        IMAGE_REFUSALS[saved.code],
        saved.type === undefined ? {} : { fields: { file: FIELD_PROBLEMS[saved.type] } },
      );
    await deps.db.transaction(async (tx) => {
      await storeFinishedUpload(tx, viewer, { imageId: saved.row.id, now: deps.now() });
      await setProfileImage(tx, viewer, saved.row.id);
    });
  });
}
