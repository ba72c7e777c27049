import { moveItemBefore } from '@pegboard/boards';
import { OrderGrid, type OrderItem } from '@pegboard/boards/order';
import { use, useState, type ReactNode } from 'react';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { callResource } from '../../data/call-resource.ts';
import { boardPageTexts as enUsBoardPage } from '../../messages/en-us-board-page.ts';
import { useTexts } from '../../messages/language.ts';

/** A move that is pending or stored, which is applied to the loaded list. */
type Move = { readonly id: string; readonly beforeId: string | null };

/**
 * Renders tiles in a manual order: a move is displayed at once, sent to the server, and rolled back on
 * failure (BY-03).
 */
export default function Reorder(props: {
  readonly items: readonly OrderItem[];
  readonly label: string;
  /** True if more items follow that are not loaded: the end is then after the last loaded one. */
  readonly isOpen?: boolean;
  /** Returns the request of a move. */
  readonly callOf: (
    id: string,
    beforeId: string | null,
  ) => { readonly name: string; readonly options: Readonly<Record<string, unknown>> };
}): ReactNode {
  const orderMessages = useTexts('orderMessages');
  const boardPageTexts = useTexts('boardPage', enUsBoardPage);
  const { items, label, isOpen = false, callOf } = props;
  const toasts = use(ToastContext);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const shown = moves.reduce((now, { id, beforeId }) => moveItemBefore(now, idOf, id, beforeId), items);
  const move = async (id: string, beforeId: string | null): Promise<boolean> => {
    const made: Move = { id, beforeId };
    setMoves((before) => [...before, made]);
    try {
      await callResource({ ...callOf(id, beforeId), action: 'update' });
      return true;
    } catch {
      // In any case, a failed move is rolled back.
      setMoves((before) => before.filter((each) => each !== made));
      toasts?.show({ id: 'order', kind: 'error', text: boardPageTexts.orderFailed });
      return false;
    }
  };
  const put = async (id: string, beforeId: string | null): Promise<void> => {
    const last = shown.at(-1)?.id;
    if (beforeId !== null || !isOpen || last === undefined || last === id) await move(id, beforeId);
    // Before the last item, and then the last one before it: unloaded items follow after it.
    else if (await move(id, last)) await move(last, id);
  };
  return (
    <OrderGrid
      items={shown}
      label={label}
      onMove={(id, beforeId) => void put(id, beforeId)}
      messages={orderMessages}
    />
  );
}

const idOf = ({ id }: OrderItem): string => id;
