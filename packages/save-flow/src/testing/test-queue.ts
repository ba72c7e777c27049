import type { QueuedSave } from '../model/queued-save.ts';
import {
  createSaveQueue,
  type SaveQueue,
  type SaveQueuePorts,
  type SaveQueueStorage,
} from '../save-queue.ts';

/** An in-memory storage of one tab; tabs that share `stored` belong to one browser. */
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

/** A network that can be disconnected and reconnected. */
export type TestNetwork = { isOnline: boolean; readonly wake: () => void };

/** Creates a queue of the user 1, opened unless overridden, with a network that is online until a test changes it. */
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
