import { useState } from 'react';
import type { BulkMessages } from './messages.ts';
import { EMPTY_SELECTION, type PinSelection, type SelectionState } from './model/selection.ts';
import type { BulkPorts, BulkTarget, UndoBulkEdit } from './ports.ts';

/** The effects of a bulk edit on its page. */
export type BulkEditContext = {
  readonly boardId: string;
  readonly sectionId?: string | undefined;
  /** Hides pins at once; the returned function shows them again. */
  readonly onLeave: (choice: PinSelection) => () => void;
  /** Called after a change; resolves when the page has reloaded its data. */
  readonly onChanged: () => Promise<void>;
};

/** The selection, and the operations on it. */
export type BulkEditing = {
  readonly selection: SelectionState;
  readonly select: (selection: SelectionState) => void;
  readonly isBusy: boolean;
  /** Resolves to the error of the name of a new section, if any. */
  readonly put: (action: 'move' | 'copy', target: BulkTarget) => Promise<string | undefined>;
  readonly remove: (count: number) => void;
};

/** Runs bulk edits: pins disappear before the request, and return with the selection when it fails (SF-08). */
export function useBulkEdit(ports: BulkPorts, place: BulkEditContext, messages: BulkMessages): BulkEditing {
  const [selection, select] = useState(EMPTY_SELECTION);
  const [isBusy, setBusy] = useState(false);
  const fail = (message: string | undefined): void =>
    ports.toast({ text: message ?? messages.failed, isError: true });

  /** Returns whether pins moved to a target disappear from the page. */
  const leaves = ({ boardId, sectionId, newSectionTitle }: BulkTarget): boolean =>
    boardId !== place.boardId ||
    (place.sectionId !== undefined && (newSectionTitle !== undefined || sectionId !== place.sectionId));

  async function put(action: 'move' | 'copy', target: BulkTarget): Promise<string | undefined> {
    const { choice } = selection;
    const bringBack = action === 'move' && leaves(target) ? place.onLeave(choice) : undefined;
    setBusy(true);
    const result = await ports.put(action, choice, target);
    setBusy(false);
    if (!result.ok) {
      bringBack?.();
      if (result.titleError !== undefined) return result.titleError;
      fail(result.message);
      return undefined;
    }
    select(EMPTY_SELECTION);
    const say = action === 'move' ? messages.moved : messages.copied;
    ports.toast({ text: say(result.count, result.place), ...offer(result.undo) });
    await place.onChanged();
    bringBack?.();
    return undefined;
  }

  async function remove(count: number): Promise<void> {
    const before = selection;
    const bringBack = place.onLeave(before.choice);
    select(EMPTY_SELECTION);
    const result = await ports.remove(before.choice);
    if (!result.ok) {
      bringBack();
      select(before);
      return fail(result.message);
    }
    ports.toast({ text: messages.deleted(count), ...offer(result.undo) });
    await place.onChanged();
    bringBack();
  }

  /** Returns the Undo of a toast. */
  const offer = (undo: UndoBulkEdit | undefined) =>
    undo && { undo: { label: messages.undo, run: () => void takeBack(undo) } };

  async function takeBack(undo: UndoBulkEdit): Promise<void> {
    const isBack = await undo();
    ports.toast(isBack ? { text: messages.undone } : { text: messages.undoFailed, isError: true });
    if (isBack) await place.onChanged();
  }

  return { selection, select, isBusy, put, remove: (count) => void remove(count) };
}
