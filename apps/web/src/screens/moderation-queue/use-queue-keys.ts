import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { callResource, ResourceError } from '../../data/call-resource.ts';
import { ACTION_KEYS, toOptions, type QueueAction, type Queued } from './queued-item.ts';

const STEPS: ReadonlyMap<string, number> = new Map([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

/** The last action by a key: done, or rejected with a message. */
export type KeyResult =
  | { readonly action: QueueAction; readonly item: Queued }
  | { readonly message: string };

/** The keyboard of the queue, and the result of its last action. */
export type QueueKeys = {
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly result: KeyResult | undefined;
};

/**
 * Handles the keys of the queue while one of its marks has the focus, so that no key acts elsewhere: the arrows go from report to
 * report, and each action has a key. After a decision, the focus is on the next report.
 */
export function useQueueKeys(items: readonly Queued[]): QueueKeys {
  const listRef = useRef<HTMLUListElement>(null);
  const isBusy = useRef(false);
  const focusAfter = useRef<number>(undefined);
  const { revalidate } = useRevalidator();
  const [result, setResult] = useState<KeyResult>();

  const focusMark = (index: number): void => {
    const marks = listRef.current?.querySelectorAll<HTMLInputElement>('input[name=items]') ?? [];
    marks[Math.max(0, Math.min(index, marks.length - 1))]?.focus();
  };
  // The mark that had the focus is removed with its report, when the list is read again.
  useEffect(() => {
    if (focusAfter.current !== undefined) focusMark(focusAfter.current);
    focusAfter.current = undefined;
  }, [items]);
  const act = async (action: QueueAction, index: number): Promise<void> => {
    const item = items[index];
    if (!item || isBusy.current) return;
    isBusy.current = true;
    try {
      await callResource({ name: 'ModerationDecisions', action: 'create', options: toOptions(action, item) });
      focusAfter.current = index;
      await revalidate();
      setResult({ action, item });
    } catch (error) {
      if (!(error instanceof ResourceError)) throw error;
      setResult({ message: error.failure.message });
    } finally {
      isBusy.current = false;
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { currentTarget, code, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const index = Number(currentTarget.dataset['index']);
    const step = STEPS.get(code);
    const action = ACTION_KEYS.get(code);
    if (step === undefined && action === undefined) return;
    event.preventDefault();
    if (step !== undefined) focusMark(index + step);
    if (action !== undefined) void act(action, index);
  };
  return { listRef, onKeyDown, result };
}
