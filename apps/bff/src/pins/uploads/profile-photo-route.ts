import type { FastifyInstance, FastifyRequest } from 'fastify';
import { setProfileImage } from '../../people/accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { FIELD_PROBLEMS } from '../../platform/errors/field-errors.ts';
import type { ShowPage } from '../../platform/http/page.ts';
import { checkCsrfToken } from '../../platform/http/plugins/csrf.ts';
import { requireSignedIn, type SignedIn } from '../../platform/http/viewer.ts';
import { IMAGE_REFUSALS } from '../../platform/media/images/index.ts';
import { retryIfImageRemoved, saveImage } from '../image-lifecycle/index.ts';
import type { Deps } from './deps.ts';
import { BODY_LIMITS, createBodyLimiter } from './limit-bodies.ts';
import { pageFormRoute, readPostedImage } from './page-form-route.ts';
import { UPLOAD_BYTES_MAX } from './policy.ts';
import type { PostedFile } from './read-form-post.ts';
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
  pageFormRoute(
    app,
    {
      path: PATH,
      fileBytesMax: UPLOAD_BYTES_MAX,
      tooLarge: 'image_file_too_large',
      async receive({ request, announced, read }) {
        const photo = await limitBodies(announced, (signal) =>
          read(signal, (fields, file) => takePhoto(deps, request, fields, file)),
        );
        await changePhoto(deps, photo);
        return '/settings/profile/?done=photo';
      },
    },
    { publicUrl: deps.env.publicUrl, show },
  );
}

async function takePhoto(
  deps: Deps,
  request: FastifyRequest,
  fields: Readonly<Record<string, string>>,
  file: PostedFile,
): Promise<Photo> {
  checkCsrfToken(request, fields['csrf_token'], deps.env.secret);
  const viewer = requireSignedIn(await request.viewer());
  // Checked again where the upload is stored: here it avoids processing images in vain.
  await checkUploadLimits(deps.db, viewer, deps.now());
  return { viewer, bytes: await readPostedImage(file) };
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
