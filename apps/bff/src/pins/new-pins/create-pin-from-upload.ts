import { findSection } from '../boards/index.ts';
import { authoriseBoard } from '../board-access/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { createPin } from '../pins/index.ts';
import { findStoredResponse, withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import type { RateLimitDeps } from '../../platform/deps.ts';
import { countFetch } from './count-fetch.ts';
import { findPicture, type PictureDeps } from './find-picture.ts';
import { retryIfImageRemoved } from './image-removal.ts';
import { parseImageSource, type NewPin } from './pin-options.ts';

/** The response to a new pin (§7: reads pinner.id, id). */
export type CreatedPin = { readonly id: string; readonly pinner: { readonly id: string } };

/**
 * Creates a pin on a board that the viewer may save to, once per idempotency key, also when a lost response is
 * requested again, within the limit of fetched addresses. Its image is resolved before anything is written. Throws what `authoriseBoard`, `findSection` and
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
  const board = await authoriseBoard(db, viewer, parseId(input.board_id), 'save');
  const section =
    input.section === undefined ? null : await findSection(db, board.id, parseId(input.section));
  const source = parseImageSource(input);
  const write = async (): Promise<CreatedPin> => {
    const imageId = await findPicture(deps, viewer, source);
    return db.transaction((tx) =>
      withIdempotencyKey(tx, viewer, intent, async () => {
        const id = await createPin(tx, board, section?.id ?? null, {
          creatorId: viewer.id,
          imageId,
          title: input.title ?? null,
          gridTitle: input.title ?? null,
          description: input.description ?? null,
          altText: input.alt_text ?? null,
          link: input.link ?? null,
          isCommentingAllowed: input.allow_comments ?? true,
        });
        return { id: String(id), pinner: { id: String(viewer.id) } };
      }),
    );
  };
  return retryIfImageRemoved(write);
}
