import { sendRequest } from '@pegboard/resource-client';
import * as z from 'zod/mini';
import { resourcePorts, ResourceError } from '../../data/call-resource.ts';

const text = z.nullable(z.string());
const picture = z.object({ url: z.string(), width: z.number(), height: z.number() });
const sharedPin = z.object({
  id: z.string(),
  title: text,
  grid_title: text,
  alt_text: text,
  link: text,
  domain: z.string(),
  images: z.record(z.string(), z.optional(picture)),
});
const sharedBoard = z.object({
  name: z.string(),
  description: text,
  pin_count: z.number(),
  owner: z.object({ username: z.string() }),
});
const answer = z.object({ board: z.nullable(sharedBoard), pins: z.array(sharedPin) });

/** A pin on a shared board. */
export type SharedPin = z.infer<typeof sharedPin>;

/** A page of a shared board; `next` is the cursor of the one after it. */
export type SharedPage = {
  readonly board: z.infer<typeof sharedBoard>;
  readonly pins: readonly SharedPin[];
  readonly next: string | undefined;
};

/** Opens a board by the code of a link; undefined if it requires a password. Throws `ResourceError`. */
export async function openSharedBoard(params: {
  readonly code: string;
  readonly password: string | undefined;
  readonly after?: string | undefined;
}): Promise<SharedPage | undefined> {
  const { code, password, after } = params;
  const result = await sendRequest(resourcePorts({}), {
    name: 'SharedBoard',
    action: 'create',
    options: {
      share_code: code,
      ...(password === undefined ? {} : { password }),
      ...(after === undefined ? {} : { bookmarks: [after] }),
    },
  });
  if (!result.ok) throw new ResourceError(result.failure);
  const { board, pins } = answer.parse(result.data);
  return board ? { board, pins, next: result.bookmark ?? undefined } : undefined;
}
