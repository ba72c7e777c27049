import { SAVE_TOAST_MS } from '@pegboard/types';
import { use, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ResourceError } from '../../data/call-resource.ts';
import { FreshnessContext } from '../../data/invalidation.ts';
import {
  moveDraft,
  restoreDraft,
  unscheduleDraft,
  type ListedDraft,
} from '../../features/creating/drafts-api.ts';
import { draftApi } from '../../features/creating/draft-api.ts';
import { ToastContext } from '../../features/toasts/toasts.ts';
import { creatingTexts as enUsCreating } from '../../messages/en-us-creating.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';

/** The selection of drafts, and the actions on it. */
export type DraftActions = {
  readonly selected: ReadonlySet<string>;
  readonly isBusy: boolean;
  /** The error of the last action. */
  readonly problem: string | undefined;
  select(id: string, isSelected: boolean): void;
  selectAll(isSelected: boolean): void;
  publish(): Promise<void>;
  move(target: { readonly boardId: string; readonly sectionId: string | null }): Promise<void>;
  remove(): Promise<void>;
  /** Resolves with whether the draft is not scheduled any more. */
  unschedule(id: string): Promise<boolean>;
};

/** Runs actions on the selected drafts one after another; those that failed stay selected (CR-10). */
export function useDraftActions(drafts: readonly ListedDraft[]): DraftActions {
  const texts = useTexts('creating', enUsCreating);
  const { errors } = useTexts('site', enUs);
  const toasts = use(ToastContext);
  const freshness = use(FreshnessContext);
  const { revalidate } = useRevalidator();
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const selected = new Set(drafts.map(({ id }) => id).filter((id) => selection.has(id)));

  const run = async (
    targets: readonly ListedDraft[],
    action: (draft: ListedDraft) => Promise<unknown>,
  ): Promise<readonly ListedDraft[]> => {
    setBusy(true);
    setProblem(undefined);
    const done: ListedDraft[] = [];
    for (const draft of targets)
      try {
        await action(draft);
        done.push(draft);
      } catch (error) {
        if (!(error instanceof ResourceError)) throw error;
        const { message, fields } = error.failure;
        setProblem(Object.values(fields)[0] ?? (message || errors.failed));
      }
    const ids = new Set(done.map(({ id }) => id));
    setSelection(new Set([...selection].filter((id) => !ids.has(id))));
    freshness?.mark();
    await revalidate();
    setBusy(false);
    return done;
  };
  const chosen = (): readonly ListedDraft[] => drafts.filter(({ id }) => selected.has(id));
  const report = (text: string, onUndo?: () => void): void =>
    void toasts?.show({
      id: 'drafts',
      text,
      durationMs: SAVE_TOAST_MS,
      actions: onUndo ? [{ label: texts.undo, onAction: onUndo }] : [],
    });
  return {
    selected,
    isBusy,
    problem,
    select: (id, isSelected) =>
      setSelection(
        (before) => new Set(isSelected ? [...before, id] : [...before].filter((other) => other !== id)),
      ),
    selectAll: (isSelected) => setSelection(new Set(isSelected ? drafts.map(({ id }) => id) : [])),
    async publish() {
      const targets = chosen();
      const done = await run(targets, ({ id }) => draftApi.publish(id));
      if (done.length > 0) report(texts.publishedMany(done.length));
      else setProblem((reason) => reason ?? texts.publishFailed(targets.length));
    },
    async move(target) {
      const done = await run(chosen(), (draft) => moveDraft(draft, target));
      if (done.length > 0) report(texts.movedMany(done.length));
    },
    async remove() {
      const done = await run(chosen(), ({ id }) => draftApi.delete(id));
      if (done.length > 0)
        report(texts.deletedMany(done.length), () => void run(done, ({ id }) => restoreDraft(id)));
    },
    async unschedule(id) {
      const done = await run(
        drafts.filter((draft) => draft.id === id),
        () => unscheduleDraft(id),
      );
      return done.length > 0;
    },
  };
}
