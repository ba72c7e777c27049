import { sendRequest } from '@pegboard/resource-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { resourcePorts, ResourceError } from '../../data/call-resource.ts';
import { notFound } from '../../data/not-found.ts';
import { readResource } from '../../data/read-resource.ts';

const text = z.nullable(z.string());
const picture = z.object({ url: z.string(), width: z.number(), height: z.number() });
const sharedPin = z.object({
  id: z.string(),
  title: text,
  grid_title: text,
  description: text,
  alt_text: text,
  link: text,
  domain: z.string(),
  guest_name: text,
  images: z.record(z.string(), z.optional(picture)),
  videos: z.nullable(
    z.object({
      video_list: z.object({ V_720P: picture }),
      captions: z.array(z.object({ language: z.string(), url: z.string() })),
    }),
  ),
});
const answerSchema = z.object({
  url: z.string(),
  guests_may_add: z.boolean(),
  board: z.nullable(
    z.object({
      name: z.string(),
      description: text,
      pin_count: z.number(),
      owner: z.object({ username: z.string() }),
    }),
  ),
  pins: z.array(sharedPin),
});

/** A pin on a shared board. */
export type SharedPin = z.infer<typeof sharedPin>;

/** Returns the path of the close-up of a pin by a link; `url` is the path of the board by it. */
export const sharedPinPathOf = (url: string, id: string): string => `${url}pin/${encodeURIComponent(id)}/`;

/** A page of a board that is opened by a link; `next` is the cursor of the one after it. */
export type SharedBoard = {
  readonly kind: 'open';
  readonly code: string;
  /** The path of the board by the link. */
  readonly url: string;
  readonly guestsMayAdd: boolean;
  readonly board: NonNullable<z.infer<typeof answerSchema>['board']>;
  readonly pins: readonly SharedPin[];
  readonly next: string | undefined;
};

/** A link that was opened: its board, its question for a password, or its end. */
export type OpenedLink =
  | SharedBoard
  | { readonly kind: 'asks'; readonly code: string; readonly url: string }
  | { readonly kind: 'gone' };

const PAGE_SIZE = 50;
const GONE = 410;

/**
 * Reads the board of a link for the page at its address, or one of its pins. A link that ended, was revoked or never existed is a
 * 410, a pin that is not on the board a 404; only the page of the board counts as a use of the link.
 */
export async function readSharedBoard(
  { request, params, context }: LoaderFunctionArgs,
  { isCounted, pinId }: { readonly isCounted: boolean; readonly pinId?: string },
): Promise<ReturnType<typeof data<OpenedLink>> | OpenedLink> {
  const { code } = params;
  const after = new URL(request.url).searchParams.get('after');
  if (code === undefined) return data<OpenedLink>({ kind: 'gone' }, { status: GONE });
  const read = await readResource(context, 'SharedBoard', {
    share_code: code,
    page_size: PAGE_SIZE,
    is_counted: isCounted,
    ...(after === null ? {} : { bookmarks: [after] }),
    ...(pinId === undefined ? {} : { pin_id: pinId }),
  });
  // An address whose id is none is not a link that ended.
  if (!read.ok && pinId !== undefined && read.code !== 'board_link_gone') throw notFound();
  if (!read.ok) return data<OpenedLink>({ kind: 'gone' }, { status: GONE });
  return toOpenedLink(code, read);
}

/** Reads a further page of a board that is open. Throws `ResourceError`. */
export async function readMorePins(code: string, after: string): Promise<SharedBoard | undefined> {
  const result = await sendRequest(resourcePorts({}), {
    name: 'SharedBoard',
    action: 'create',
    options: { share_code: code, page_size: PAGE_SIZE, bookmarks: [after] },
  });
  if (!result.ok) throw new ResourceError(result.failure);
  const opened = toOpenedLink(code, result);
  return opened.kind === 'open' ? opened : undefined;
}

function toOpenedLink(
  code: string,
  read: { readonly data: unknown; readonly bookmark: string | null },
): SharedBoard | Extract<OpenedLink, { kind: 'asks' }> {
  const { board, pins, url, guests_may_add: guestsMayAdd } = answerSchema.parse(read.data);
  if (!board) return { kind: 'asks', code, url };
  return { kind: 'open', code, url, guestsMayAdd, board, pins, next: read.bookmark ?? undefined };
}
