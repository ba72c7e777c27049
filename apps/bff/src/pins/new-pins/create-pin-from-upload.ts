import { findStoredResponse, withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { RateLimitDeps } from '../../platform/deps.ts';
import { countFetch } from './count-fetch.ts';
import { findPicture, type PictureDeps } from './find-picture.ts';
import { retryIfImageRemoved } from '../image-lifecycle/index.ts';
import { parseImageSource, type NewPin } from './pin-options.ts';
import { findPinPlace, writeNewPin, type CreatedPin } from './write-new-pin.ts';

/**
 * Creates a pin on a board that the viewer may save to, once per idempotency key, also when a lost response is requested again,
 * within the limit of fetched addresses. Its image is resolved before anything is written. Throws what `findPinPlace` and
 * `findPicture` throw.
 */
export async function createPinFromUpload(
  deps: PictureDeps & RateLimitDeps,
  viewer: SignedIn,
  input: NewPin,
  key: string | undefined,
): Promise<CreatedPin> {
  if (input.image_url !== undefined) await countFetch(deps, viewer);
  const { db } = deps;
  const intent = { key, request: ['new pin', input] };
  const earlier = await findStoredResponse<CreatedPin>(db, viewer, intent);
  if (earlier) return earlier.answer;
  const place = await findPinPlace(db, viewer, input);
  const source = parseImageSource(input);
  const write = async (): Promise<CreatedPin> => {
    const imageId = await findPicture(deps, viewer, source);
    return db.transaction((tx) =>
      withIdempotencyKey(tx, viewer, intent, () =>
        writeNewPin(tx, viewer, place, input, { imageId, isCommentingAllowed: input.allow_comments ?? true }),
      ),
    );
  };
  return retryIfImageRemoved(write);
}
