import type { NamedTarget } from '@pegboard/save-flow';
import { useMemo, type ReactNode } from 'react';
import { SavingContext, useSaving, type Saving } from '../../features/saving/saving-context.ts';

/** Provides saving with a given target: Save saves to the board that is shown, whatever was selected last. */
export function BoardSaving(props: {
  readonly boardId: string;
  readonly sectionId: string | undefined;
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  const saving = useSaving();
  const { boardId, sectionId, name } = props;
  const toBoard = useMemo((): Saving => {
    const target: NamedTarget = { target: { boardId, ...(sectionId !== undefined && { sectionId }) }, name };
    return { ...saving, controls: (pin) => saving.controls({ ...pin, target }) };
  }, [saving, boardId, sectionId, name]);
  return <SavingContext value={toBoard}>{props.children}</SavingContext>;
}
