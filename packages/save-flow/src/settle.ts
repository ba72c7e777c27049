import type { SaveMessages } from './messages.ts';
import { targetOf, type SaveTarget } from './model/save-place.ts';
import { deletedToast, savedToast, sentToast } from './model/save-toast.ts';
import type { Settled } from './save-queue.ts';
import type { PickerRequest } from './picker-request.ts';
import type { SaveNews, SavePorts } from './save-ports.ts';

/** Lets the page, the log, the other tabs and the reader know how changes ended that waited for the network (SF-12). */
export function settle(
  settled: readonly Settled[],
  store: {
    readonly hear: (news: SaveNews) => void;
    readonly ports: Pick<SavePorts, 'logSave' | 'tabs' | 'toast'>;
    readonly messages: SaveMessages;
    readonly openPicker: (request: PickerRequest) => void;
    readonly save: (pinId: string, target: SaveTarget) => void;
  },
): void {
  const { ports, messages } = store;
  for (const { waiting, end } of settled) {
    const news = { pinId: waiting.pinId, copyId: waiting.copy?.copyId ?? null, place: end.place };
    store.hear(news);
    if (end.kind === 'refused') continue;
    ports.tabs?.tell(news);
    if (waiting.copy === null && end.place) ports.logSave(waiting.viaPinId ?? waiting.pinId, end.place);
  }
  const failed = settled.flatMap(({ waiting: { title }, end }) =>
    end.kind === 'refused' ? [{ title, message: end.message }] : [],
  );
  const [only] = settled;
  if (failed.length > 0 || settled.length > 1 || !only)
    return ports.toast(sentToast({ count: settled.length, failed }, messages), () => undefined);
  const { pinId, viaPinId, title, copy } = only.waiting;
  const { place } = only.end;
  if (place)
    ports.toast(savedToast(place, messages), () =>
      store.openPicker({ pinId, isMove: true, title, viaPinId }),
    );
  else if (copy) ports.toast(deletedToast(messages), () => store.save(pinId, targetOf(copy)));
}
