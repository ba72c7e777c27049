import { findStoredResponse, withIdempotencyKey } from '../../people/idempotency/index.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authoriseBoard } from '../board-access/index.ts';
import { findSection } from '../boards/index.ts';
import { createPin } from '../pins/index.ts';
import { publishVideo } from '../video-uploads/index.ts';
import type { CreatedPin } from './create-pin-from-upload.ts';
import type { Deps } from './deps.ts';
import type { NewPin } from './pin-options.ts';

/** A new pin with an uploaded video. */
export type NewVideoPin = Pick<
  NewPin,
  'board_id' | 'section' | 'title' | 'description' | 'alt_text' | 'link'
> & { readonly video_id: string };

/**
 * Creates a pin of an uploaded video of the viewer on a board that they may save to, once per idempotency key. Throws what
 * `authoriseBoard`, `findSection` and `publishVideo` throw.
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
  const board = await authoriseBoard(db, viewer, parseId(input.board_id), 'save');
  const section =
    input.section === undefined ? null : await findSection(db, board.id, parseId(input.section));
  return db.transaction((tx) =>
    withIdempotencyKey(tx, viewer, intent, async () => {
      const { imageId, ...video } = await publishVideo(tx, viewer, parseId(input.video_id));
      const id = await createPin(tx, board, section?.id ?? null, {
        creatorId: viewer.id,
        imageId,
        title: input.title ?? null,
        gridTitle: input.title ?? null,
        description: input.description ?? null,
        altText: input.alt_text ?? null,
        link: input.link ?? null,
        rich: { video },
      });
      return { id: String(id), pinner: { id: String(viewer.id) } };
    }),
  );
}
