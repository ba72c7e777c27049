import type { SaveSyncMessage, SaveChannel } from '@pegboard/save-flow';
import * as z from 'zod/mini';

const messageSchema = z.object({
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

/** The channel to the other tabs: `open` connects it, and the returned function closes it. */
export type SaveChannelConnection = SaveChannel & { readonly open: () => () => void };

/**
 * The other tabs of one user; messages are passed on after `onMessage`: what was read before may be out of date (SF-11). Nothing
 * listens before they are opened, so that a render that is given up leaves nothing behind.
 */
export function saveTabs(userId: string, onMessage: () => void): SaveChannelConnection | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const listeners = new Set<(message: SaveSyncMessage) => void>();
  let channel: BroadcastChannel | undefined;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    // A tab of an earlier release may say something else.
    const read = z.safeParse(messageSchema, data);
    if (!read.success) return;
    onMessage();
    for (const listener of listeners) listener(read.data);
  };
  return {
    post: (message) => channel?.postMessage(message),
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
