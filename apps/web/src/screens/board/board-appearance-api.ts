import { callResource, ResourceError } from '../../data/call-resource.ts';
import type { BoardCardSize } from '../../data/generated/graphql.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { getClientMessages } from '../../messages/client-messages.ts';

/** Stores the viewer's display options of a board; returns the error when that fails. */
export async function saveBoardView(
  boardId: string,
  look: { readonly cardSize: BoardCardSize; readonly isPicturesOnly: boolean },
): Promise<string | undefined> {
  const options = { board_id: boardId, card_size: look.cardSize, pictures_only: look.isPicturesOnly };
  try {
    await callResource({ name: 'BoardLook', action: 'update', options });
    return undefined;
  } catch (error) {
    if (!(error instanceof ResourceError)) throw error;
    const { code, message } = error.failure;
    const messages = getClientMessages('site', enUs);
    return code === 'network' ? messages.errors.offline : message || messages.errors.failed;
  }
}
