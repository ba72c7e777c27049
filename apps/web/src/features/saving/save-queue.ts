import { createSaveQueue, type SavePorts, type SaveQueue } from '@pegboard/save-flow';
import { saveQueueStorage } from './save-queue-storage.ts';

/** The offline queue of one user's saves, stored in `localStorage` and sent by one tab (SF-12). */
export function saveQueue(
  ports: Pick<SavePorts, 'move' | 'remove' | 'save'> & { readonly userId: string },
): SaveQueue {
  const { userId } = ports;
  const storage = saveQueueStorage({ userId, texts: deviceTexts(), onOtherTab });
  return createSaveQueue({
    userId,
    storage,
    async send(pinId, call) {
      if (call.kind === 'save') return ports.save({ ...call, pinId });
      if (call.kind === 'move') return ports.move(call);
      const removed = await ports.remove(call);
      return removed.ok ? { ok: true, place: null } : removed;
    },
    isOnline: () => navigator.onLine,
    onReconnect: onWake,
    withTabLock: (task) =>
      inOneTab(`pb_waiting_saves:${userId}`, () => {
        storage.readAnew();
        return task();
      }),
    nowMs: () => Date.now(),
    newKey: () => crypto.randomUUID(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

function deviceTexts(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    // Blocked storage: even accessing the property throws.
    return undefined;
  }
}

function onOtherTab(onChange: (key: string | null) => void): () => void {
  const listen = ({ key }: StorageEvent): void => onChange(key);
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

/** Calls back when the network or the viewer returns: a hidden page may have missed the former. */
function onWake(wake: () => void): () => void {
  const onVisible = (): void => void (document.visibilityState === 'visible' && wake());
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Runs a task in one tab only. Without locks, as on a page without TLS, idempotency keys alone ensure that
 * each save takes effect once.
 */
async function inOneTab(name: string, task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, task);
  else await task();
}
