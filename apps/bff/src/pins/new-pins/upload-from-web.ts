import { findStoredResponse, withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { checkUploadLimits, storeFinishedUpload } from '../uploads/index.ts';
import type { Deps } from './deps.ts';
import { fetchImage, storeImage, type PictureDeps } from './find-picture.ts';
import { retryIfImageRemoved } from '../image-lifecycle/index.ts';

/** An upload whose image is stored. */
export type FinishedUpload = {
  readonly upload_id: string;
  /** The signature of the image, which its address contains (wire-facts.md). */
  readonly signature: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/**
 * Stores the image of a web address as a finished upload of the viewer (CR-03), once per idempotency key. `pageUrl` is
 * the page that shows it. Throws `too_many_uploads`, what `fetchImage` throws, and the code for which the image is
 * rejected.
 */
export async function uploadFromWeb(
  deps: PictureDeps & Pick<Deps, 'now'>,
  viewer: SignedIn,
  { imageUrl, pageUrl }: { readonly imageUrl: string; readonly pageUrl: string | null },
  idempotencyKey: string | undefined,
): Promise<FinishedUpload> {
  const { db, now } = deps;
  const intent = { key: idempotencyKey, request: ['upload from the web', imageUrl, pageUrl] };
  const earlier = await findStoredResponse<FinishedUpload>(db, viewer, intent);
  if (earlier) return earlier.answer;
  // Checked again where the upload is stored: here it avoids unnecessary fetches.
  await checkUploadLimits(db, viewer, now());
  const bytes = await fetchImage(deps, { url: imageUrl, page: pageUrl }, 'page_url');
  return retryIfImageRemoved(async () => {
    const { id: imageId, signature, width, height } = await storeImage(deps, viewer, bytes, 'image_url');
    return db.transaction((tx) =>
      withIdempotencyKey(tx, viewer, intent, async () => {
        const id = await storeFinishedUpload(tx, viewer, { imageId, now: now() });
        return { upload_id: String(id), signature, width, height };
      }),
    );
  });
}
