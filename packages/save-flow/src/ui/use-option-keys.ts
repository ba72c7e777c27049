import { useState, type KeyboardEvent } from 'react';
import type { PickerBoard } from '../board-ports.ts';
import { nextOption, type PickerOption } from '../model/picker-options.ts';

/** The keyboard actions of a list. */
export type OptionKeyActions = {
  readonly onChoose: (option: PickerOption) => void;
  /** The forward arrow on a board (right in left-to-right text): opens its sections, or the form of the first one. */
  readonly onEnter?: ((board: PickerBoard) => void) | undefined;
  /** The backward arrow. */
  readonly onBack?: (() => void) | undefined;
  /** The down arrow at the end of the list. */
  readonly onEnd?: (() => void) | undefined;
  /** Enter while there is no option. */
  readonly onEnterNothing?: (() => void) | undefined;
};

/** Returns the active option of a list, `first` until an arrow was pressed, and the key handler (SF-03). */
export function useOptionKeys(
  options: readonly PickerOption[],
  first: PickerOption | undefined,
  actions: OptionKeyActions,
): {
  readonly active: PickerOption | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
} {
  const [wanted, setWanted] = useState<string | null>(null);
  const active = options.find(({ id }) => id === wanted) ?? first;
  const goBy = (step: 1 | -1): void => {
    const next = nextOption(options, active?.id ?? null, step);
    if (step === 1 && next === active?.id) actions.onEnd?.();
    setWanted(next);
  };
  const actionOf = (key: string, forward: string): (() => void) | undefined => {
    switch (key) {
      case 'ArrowDown':
        return () => goBy(1);
      case 'ArrowUp':
        return () => goBy(-1);
      case 'Enter':
        return () => (active ? actions.onChoose(active) : actions.onEnterNothing?.());
      case 'ArrowRight':
      case 'ArrowLeft': {
        const { onEnter, onBack } = actions;
        if (key !== forward) return onBack;
        return onEnter && active?.kind === 'board' ? () => onEnter(active.board) : undefined;
      }
      default:
        return undefined;
    }
  };
  return {
    active,
    onKeyDown(event) {
      // Enter that ends an IME composition is ignored.
      if (event.nativeEvent.isComposing) return;
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const act = actionOf(event.key, isRtl ? 'ArrowLeft' : 'ArrowRight');
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
