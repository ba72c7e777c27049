import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import { toPublicUrl } from '../../data/app-window.ts';

const shareLink = z.object({
  id: z.string(),
  label: z.nullable(z.string()),
  has_password: z.boolean(),
  guests_may_add: z.boolean(),
  use_count: z.number(),
  created_at: z.string(),
  expires_at: z.nullable(z.string()),
});

/** A share link of a board. */
export type ShareLink = z.infer<typeof shareLink>;

/** Returns the share links of a board, newest first. Throws `ResourceError`, like all of these functions. */
export async function shareLinks(boardId: string): Promise<ShareLink[]> {
  const options = { board_id: boardId };
  return z.array(shareLink).parse(await callResource({ name: 'BoardShareLink', action: 'get', options }));
}

/** Creates a link; its address is returned only this once. */
export async function makeShareLink(
  boardId: string,
  link: {
    readonly label: string;
    readonly password: string;
    readonly days: string;
    readonly guestsMayAdd: boolean;
  },
): Promise<{ readonly link: ShareLink; readonly address: string }> {
  const { label, password, days, guestsMayAdd } = link;
  const options = {
    board_id: boardId,
    label,
    guests_may_add: guestsMayAdd,
    ...(password === '' ? {} : { password }),
    ...(days === '' ? {} : { expires_in_days: Number(days) }),
  };
  const made = await callResource({ name: 'BoardShareLink', action: 'create', options });
  const { url, ...created } = z.extend(shareLink, { url: z.string() }).parse(made);
  return { link: created, address: toPublicUrl(url) };
}

/** Revokes a link; `restoreShareLink` undoes it. */
export const endShareLink = (boardId: string, linkId: string): Promise<unknown> =>
  callResource({
    name: 'BoardShareLink',
    action: 'delete',
    options: { board_id: boardId, link_id: linkId },
  });

/** Restores a link that was just revoked. */
export const restoreShareLink = (boardId: string, linkId: string): Promise<unknown> =>
  callResource({
    name: 'BoardShareLinkRestore',
    action: 'create',
    options: { board_id: boardId, link_id: linkId },
  });
