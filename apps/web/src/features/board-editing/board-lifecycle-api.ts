import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';

/** A board in a REST list, as the server sends it. */
export const listedBoardSchema = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  privacy: z.string(),
  pin_count: z.number(),
  archived_at: z.nullable(z.string()),
  owner: z.object({ id: z.string(), username: z.string() }),
});
const picture = z.object({ url: z.string(), width: z.number(), height: z.number() });
const coverPin = z.object({
  id: z.string(),
  title: z.nullable(z.string()),
  grid_title: z.nullable(z.string()),
  images: z.record(z.string(), z.optional(picture)),
});

/** A board in a REST list. */
export type ListedBoard = z.infer<typeof listedBoardSchema>;

/** A pin that can be the cover. */
export type CoverPin = z.infer<typeof coverPin>;

const get = (name: string, options: Readonly<Record<string, unknown>>): Promise<unknown> =>
  callResource({ name, action: 'get', options });
const write = (
  name: string,
  action: 'create' | 'update' | 'delete',
  options: Readonly<Record<string, unknown>>,
): Promise<unknown> => callResource({ name, action, options });

/** Changes a board; returns its new path. Throws `ResourceError`, like all of these functions. */
export async function changeBoard(id: string, change: Readonly<Record<string, unknown>>): Promise<string> {
  return z.object({ url: z.string() }).parse(await write('Board', 'update', { board_id: id, ...change })).url;
}

/** Deletes a board; `restoreBoard` restores it, like a merged one. */
export const deleteBoard = (id: string): Promise<unknown> => write('Board', 'delete', { board_id: id });

/** Restores a deleted or merged board; returns its path, which may have changed. */
export async function restoreBoard(id: string): Promise<ListedBoard> {
  return listedBoardSchema.parse(await write('BoardRestore', 'create', { board_id: id }));
}

/** Archives a board, or unarchives it. */
export const archiveBoard = (id: string, isArchived: boolean): Promise<unknown> =>
  write('BoardArchive', isArchived ? 'create' : 'delete', { board_id: id });

const BOARDS_MAX = 100;

/** Returns a member's boards that are not archived, by name, up to one page. */
export async function getActiveBoards(username: string): Promise<ListedBoard[]> {
  const options = { username, sort: 'alphabetical', include_archived: false, page_size: BOARDS_MAX };
  return z.array(listedBoardSchema).parse(await get('Boards', options));
}

/** Moves all pins to another board and deletes this one; returns that board and the number of moved pins. */
export async function mergeBoards(
  from: string,
  into: string,
): Promise<{ readonly board: ListedBoard; readonly moved: number }> {
  const answer = await write('BoardMerge', 'create', { board_id: from, into_board_id: into });
  return z.object({ board: listedBoardSchema, moved: z.number() }).parse(answer);
}

const COVERS_MAX = 24;

/** Returns the newest pins of a board, any of which can be its cover. */
export async function coverPins(id: string): Promise<CoverPin[]> {
  return z.array(coverPin).parse(await get('BoardFeed', { board_id: id, page_size: COVERS_MAX }));
}
