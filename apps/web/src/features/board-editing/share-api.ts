import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';

const shareLink = z.object({
  id: z.string(),
  has_password: z.boolean(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
});

/** A link that shows a board. */
export type ShareLink = z.infer<typeof shareLink>;

/** The links that show a board, the newest first. Throws `ResourceError`, as all of these do. */
export async function shareLinks(boardId: string): Promise<ShareLink[]> {
  const options = { board_id: boardId };
  return z.array(shareLink).parse(await callResource({ name: 'BoardShareLink', action: 'get', options }));
}

/** Makes a link; its address is reported this once. */
export async function makeShareLink(
  boardId: string,
  { password, days }: { readonly password: string; readonly days: string },
): Promise<{ readonly link: ShareLink; readonly address: string }> {
  const options = {
    board_id: boardId,
    ...(password === '' ? {} : { password }),
    ...(days === '' ? {} : { expires_in_days: Number(days) }),
  };
  const made = await callResource({ name: 'BoardShareLink', action: 'create', options });
  const { url, ...link } = z.extend(shareLink, { url: z.string() }).parse(made);
  return { link, address: new URL(url, location.origin).href };
}

/** Takes a link back; `restoreShareLink` undoes it. */
export const endShareLink = (boardId: string, linkId: string): Promise<unknown> =>
  callResource({
    name: 'BoardShareLink',
    action: 'delete',
    options: { board_id: boardId, link_id: linkId },
  });

/** Opens a link again that was just taken back. */
export const restoreShareLink = (boardId: string, linkId: string): Promise<unknown> =>
  callResource({
    name: 'BoardShareLinkRestore',
    action: 'create',
    options: { board_id: boardId, link_id: linkId },
  });
