import type { QueuedSave } from '../model/queued-save.ts';
import {
  createSaveQueue,
  type SaveQueue,
  type SaveQueuePorts,
  type SaveQueueStorage,
} from '../save-queue.ts';

/** A storage in memory, as one tab sees it; tabs that share `stored` are tabs of one browser. */
export function createQueueStorage(stored: Map<string, QueuedSave> = new Map()): SaveQueueStorage {
  let seen: string | undefined;
  let list: readonly QueuedSave[] = [];
  return {
    read() {
      const text = JSON.stringify([...stored.values()]);
      if (text !== seen) list = JSON.parse(text);
      seen = text;
      return list;
    },
    write(pinId, waiting) {
      if (waiting) stored.set(pinId, waiting);
      else stored.delete(pinId);
    },
    subscribe: () => () => undefined,
  };
}

/** A network that can be cut and mended. */
export type TestNetwork = { isOnline: boolean; readonly wake: () => void };

/**
 * A queue of the user 1, opened unless overridden, over a network that is online until it is reported
 * otherwise.
 */
export function createTestQueue(
  ports: Partial<SaveQueuePorts> & Pick<SaveQueuePorts, 'send'>,
  isOpened = true,
): {
  readonly queue: SaveQueue;
  readonly network: TestNetwork;
} {
  const wakes = new Set<() => void>();
  let keys = 0;
  const network = { isOnline: true, wake: () => wakes.forEach((wake) => wake()) };
  const queue = createSaveQueue({
    userId: '1',
    storage: createQueueStorage(),
    isOnline: () => network.isOnline,
    onReconnect(wake) {
      wakes.add(wake);
      return () => wakes.delete(wake);
    },
    withTabLock: (task) => task(),
    nowMs: () => 0,
    newKey: () => `queued-${(keys += 1)}`,
    sleep: () => new Promise(() => undefined),
    ...ports,
  });
  if (isOpened) queue.open();
  return { queue, network };
}
