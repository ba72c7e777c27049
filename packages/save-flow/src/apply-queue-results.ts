import type { SaveMessages } from './messages.ts';
import { toSaveTarget, type SavedLocation, type SaveTarget } from './model/saved-location.ts';
import { deletedToast, savedToast, queueFlushedToast } from './model/save-toast.ts';
import type { SettledSave } from './save-queue.ts';
import type { PickerRequest } from './picker-request.ts';
import type { SaveSyncMessage, SavePorts } from './save-ports.ts';

/** A save that succeeded, and the former location of a copy that it moved. */
export type CompletedSave = { readonly place: SavedLocation; readonly from: SavedLocation | null };

/** Reports the results of queued changes to the page, the log, the other tabs and the viewer (SF-12). */
export function applyQueueResults(
  settled: readonly SettledSave[],
  store: {
    readonly hear: (news: SaveSyncMessage) => void;
    readonly ports: Pick<SavePorts, 'logSave' | 'channel' | 'toast'>;
    readonly messages: SaveMessages;
    readonly openPicker: (request: PickerRequest) => void;
    readonly save: (pinId: string, target: SaveTarget) => void;
    readonly undoSave: (pinId: string, save: CompletedSave) => void;
  },
): void {
  const { ports, messages } = store;
  for (const { waiting, end } of settled) {
    const news = { pinId: waiting.pinId, copyId: waiting.copy?.copyId ?? null, place: end.place };
    store.hear(news);
    if (end.kind === 'refused') continue;
    ports.channel?.post(news);
    if (waiting.copy === null && end.place) ports.logSave(waiting.viaPinId ?? waiting.pinId, end.place);
  }
  const failed = settled.flatMap(({ waiting: { title }, end }) =>
    end.kind === 'refused' ? [{ title, message: end.message }] : [],
  );
  const [only] = settled;
  if (failed.length > 0 || settled.length > 1 || !only)
    return ports.toast(queueFlushedToast({ count: settled.length, failed }, messages), () => undefined);
  const { pinId, viaPinId, title, copy } = only.waiting;
  const { place } = only.end;
  if (place)
    ports.toast(savedToast(place, messages), (action) =>
      action === 'undo'
        ? store.undoSave(pinId, { place, from: copy })
        : store.openPicker({ pinId, isMove: true, title, viaPinId }),
    );
  else if (copy) ports.toast(deletedToast(copy, messages), () => store.save(pinId, toSaveTarget(copy)));
}
