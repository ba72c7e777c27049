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
 * Creates the channel to the user's other tabs; messages are passed on after `onMessage`, because data read
 * before may be outdated (SF-11). It has no listeners before it is opened, so that an abandoned render leaves
 * nothing behind.
 */
export function saveTabs(userId: string, onMessage: () => void): SaveChannelConnection | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const listeners = new Set<(message: SaveSyncMessage) => void>();
  let channel: BroadcastChannel | undefined;
  const hear = ({ data }: MessageEvent<unknown>): void => {
    // A tab of an earlier release may send other messages.
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
