import type { SaveQueueStorage, QueuedSave } from '@pegboard/save-flow';
import * as z from 'zod/mini';

const placeSchema = z.object({
  copyId: z.string(),
  board: z.object({ id: z.string(), name: z.string(), url: z.string() }),
  section: z.nullable(z.object({ id: z.string(), title: z.string() })),
  isProfile: z.boolean(),
});
const targetSchema = z.object({
  boardId: z.exactOptional(z.string()),
  sectionId: z.exactOptional(z.string()),
});
const callSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), target: targetSchema, key: z.string() }),
  z.object({ kind: z.literal('move'), copyId: z.string(), target: targetSchema, key: z.string() }),
  z.object({ kind: z.literal('remove'), copyId: z.string(), boardId: z.string() }),
]);
const waitingSchema = z.object({
  userId: z.string(),
  pinId: z.string(),
  viaPinId: z.optional(z.string()),
  title: z.string(),
  since: z.number(),
  copy: z.nullable(placeSchema),
  wish: z.nullable(z.object({ target: targetSchema, name: z.string() })),
  tried: z.nullable(callSchema),
});

/** The storage of a queue, such as `localStorage`. Each method may throw where storage is unavailable. */
export type StorageLike = Pick<Storage, 'getItem' | 'key' | 'length' | 'removeItem' | 'setItem'>;

/**
 * Stores one user's queued saves on the device, one entry per pin, so that tabs do not overwrite each
 * other's. Without storage they are queued in memory; corrupted entries and those of other users are ignored.
 */
export function saveQueueStorage(ports: {
  readonly userId: string;
  readonly texts: StorageLike | undefined;
  /** Calls back when another tab changed the storage, with the key, or null for everything. */
  readonly onOtherTab: (onChange: (key: string | null) => void) => () => void;
}): SaveQueueStorage & {
  /** Reads the queue again, because other tabs may have written without a notification yet. */
  readonly readAnew: () => void;
} {
  const { userId, texts, onOtherTab } = ports;
  const prefix = `pb_waiting_saves:${userId}:`;
  const inMemory = new Map<string, QueuedSave>();
  let known: readonly QueuedSave[] | undefined;

  function readStored(): readonly QueuedSave[] {
    try {
      const keys = Array.from({ length: texts?.length ?? 0 }, (_, at) => texts?.key(at) ?? '');
      return keys
        .filter((key) => key.startsWith(prefix))
        .flatMap((key) => readWaiting(texts?.getItem(key)))
        .filter((waiting) => waiting.userId === userId && !inMemory.has(waiting.pinId));
    } catch {
      return []; // No storage: saves are queued in memory.
    }
  }
  function keep(pinId: string, waiting: QueuedSave | null): boolean {
    try {
      if (waiting) texts?.setItem(prefix + pinId, JSON.stringify(toEntry(waiting)));
      else texts?.removeItem(prefix + pinId);
      return texts !== undefined;
    } catch {
      return false; // Full or blocked: memory holds the queue.
    }
  }
  return {
    read: () => (known ??= [...readStored(), ...inMemory.values()]),
    write(pinId, waiting) {
      const isStored = keep(pinId, waiting);
      if (waiting && !isStored) inMemory.set(pinId, waiting);
      else inMemory.delete(pinId);
      known = undefined;
    },
    readAnew() {
      known = undefined;
    },
    subscribe: (onChange) =>
      onOtherTab((key) => {
        if (key !== null && !key.startsWith(prefix)) return;
        known = undefined;
        onChange();
      }),
  };
}

/** Returns the stored form of a save: an entry names the target `wish`, as pages of earlier releases wrote it. */
const toEntry = ({ namedTarget, ...rest }: QueuedSave): z.infer<typeof waitingSchema> => ({
  ...rest,
  wish: namedTarget,
});

/** Returns the save of a stored entry, or none when the entry is not valid. */
function readWaiting(text: string | null | undefined): readonly QueuedSave[] {
  try {
    const read = z.safeParse(waitingSchema, JSON.parse(text ?? 'null'));
    if (!read.success) return [];
    const { wish: namedTarget, ...rest } = read.data;
    return [{ ...rest, namedTarget }];
  } catch {
    return [];
  }
}
