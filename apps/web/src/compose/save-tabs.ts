import type { SaveNews, SaveTabs } from '@pegboard/save-flow';
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

/** The other tabs of one user; news are passed on after `onNews`: what was read before may be out of date (SF-11). */
export function saveTabs(userId: string, onNews: () => void): SaveTabs | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(`pb_saves:${userId}`);
  return {
    tell: (news) => channel.postMessage(news),
    subscribe(onChange: (news: SaveNews) => void) {
      const listen = ({ data }: MessageEvent<unknown>): void => {
        // A tab of an earlier release may say something else.
        const read = z.safeParse(newsSchema, data);
        if (!read.success) return;
        onNews();
        onChange(read.data);
      };
      channel.addEventListener('message', listen);
      return () => channel.removeEventListener('message', listen);
    },
  };
}
