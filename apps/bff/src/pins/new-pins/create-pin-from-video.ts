import { findStoredResponse, withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { publishVideo } from '../video-uploads/index.ts';
import type { Deps } from './deps.ts';
import type { NewPin } from './pin-options.ts';
import { findPinPlace, writeNewPin, type CreatedPin } from './write-new-pin.ts';

/** A new pin with an uploaded video. */
export type NewVideoPin = Pick<
  NewPin,
  'board_id' | 'section' | 'title' | 'description' | 'alt_text' | 'link'
> & { readonly video_id: string };

/**
 * Creates a pin of an uploaded video of the viewer on a board that they may save to, once per idempotency key. Throws what
 * `findPinPlace` and `publishVideo` throw.
 */
export async function createPinFromVideo(
  { db }: Pick<Deps, 'db'>,
  viewer: SignedIn,
  input: NewVideoPin,
  key: string | undefined,
): Promise<CreatedPin> {
  const intent = { key, request: ['new video pin', input] };
  const earlier = await findStoredResponse<CreatedPin>(db, viewer, intent);
  if (earlier) return earlier.answer;
  const place = await findPinPlace(db, viewer, input);
  return db.transaction((tx) =>
    withIdempotencyKey(tx, viewer, intent, async () => {
      const { imageId, ...video } = await publishVideo(tx, viewer, parseId(input.video_id));
      return writeNewPin(tx, viewer, place, input, { imageId, rich: { video } });
    }),
  );
}
