'use client';

import { useEffect } from 'react';
import type { BuilderState } from '../model/builder-state.ts';

const FOCUSABLE = 'input:not([type="file"]), textarea, select, button, [tabindex="0"]';

/** The button that repeats a failed upload. */
const RECOVERY = '[data-stage="failed"] button';

/** Moves the focus to the field that the state names, once it is shown. A folded part around it is opened. */
export function useFieldFocus(root: HTMLElement | null, focus: BuilderState['focus']): void {
  useEffect(() => {
    if (focus === null) return;
    const field = root?.querySelector<HTMLElement>(`[data-field="${focus.field}"]`);
    field?.closest('details')?.setAttribute('open', '');
    const target =
      field?.querySelector<HTMLElement>(RECOVERY) ??
      (field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE));
    target?.focus();
  }, [root, focus]);
}
