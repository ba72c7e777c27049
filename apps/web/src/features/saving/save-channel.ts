import type { SaveSyncMessage, SaveChannel } from '@pegboard/save-flow';
import * as z from 'zod/mini';

const newsSchema = z.object({
  pinId: z.string(),
  copyId: z.nullable(z.string()),
  place: z.nullable(
    z.object({
      copyId: z.string(),
      board: z.object({ id: z.string(), name: z.string(), url: z.string() }),
      section: z.nullable(z.object({ id: z.string(), title: z.string() })),
      isProfile: z.boolean(),
    }),
  ),
});

/** The other tabs, who are heard and told from `open` on, until what it gives is called. */
export type SaveChannelConnection = SaveChannel & { readonly open: () => () => void };

/**
 * The other tabs of one user; news are passed on after `onNews`: what was read before may be out of date (SF-11). Nothing
 * listens before they are opened, so that a render that is given up leaves nothing behind.
 */
export function saveTabs(userId: string, onNews: () => void): SaveChannelConnection | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const listeners = new Set<(news: SaveSyncMessage) => void>();
  let channel: BroadcastChannel | undefined;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    // A tab of an earlier release may say something else.
    const read = z.safeParse(newsSchema, data);
    if (!read.success) return;
    onNews();
    for (const listener of listeners) listener(read.data);
  };
  return {
    post: (news) => channel?.postMessage(news),
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    open() {
      const opened = new BroadcastChannel(`pb_saves:${userId}`);
      opened.addEventListener('message', hear);
      channel = opened;
      return () => {
        opened.close();
        if (channel === opened) channel = undefined;
      };
    },
  };
}
