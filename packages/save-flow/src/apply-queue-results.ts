import type { SaveFlowMessages } from './messages.ts';
import {
  toSaveTarget,
  type SavedLocation,
  type SaveSyncMessage,
  type SaveTarget,
} from './model/saved-location.ts';
import {
  deletedToast,
  savedToast,
  queueFlushedToast,
  type SaveToast,
  type SaveToastAction,
} from './model/save-toast.ts';
import type { SettledSave } from './model/queued-save.ts';
import type { PickerRequest } from './picker-request.ts';

/** A save that succeeded, and the former location of a copy that it moved. */
export type CompletedSave = { readonly place: SavedLocation; readonly from: SavedLocation | null };

/** The parts of a save store that handle the results of its queue. */
export type QueueResultHandlers = {
  readonly hear: (news: SaveSyncMessage) => void;
  readonly ports: {
    readonly logSave: (pinId: string, place: SavedLocation) => void;
    readonly toast: (toast: SaveToast, onAction: (action: SaveToastAction) => void) => void;
    readonly channel?: { readonly post: (message: SaveSyncMessage) => void } | undefined;
  };
  readonly messages: SaveFlowMessages;
  readonly openPicker: (request: PickerRequest) => void;
  readonly save: (pinId: string, target: SaveTarget) => void;
  readonly undoSave: (pinId: string, save: CompletedSave) => void;
};

/** Reports the results of queued changes to the page, the log, the other tabs and the viewer (SF-12). */
export function applyQueueResults(settled: readonly SettledSave[], store: QueueResultHandlers): void {
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
  else if (copy) ports.toast(deletedToast(messages, copy), () => store.save(pinId, toSaveTarget(copy)));
}
