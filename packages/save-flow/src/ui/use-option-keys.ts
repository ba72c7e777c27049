import { useState, type KeyboardEvent } from 'react';
import type { PickerBoard } from '../board-ports.ts';
import { nextOption, type PickerOption } from '../model/picker-options.ts';

/** The actions of the keyboard in a list. */
export type OptionKeyActions = {
  readonly onChoose: (option: PickerOption) => void;
  /** The arrow forward, right where text runs from left to right, on a board: to its sections, or to make the first. */
  readonly onEnter?: ((board: PickerBoard) => void) | undefined;
  /** The arrow back. */
  readonly onBack?: (() => void) | undefined;
  /** The down arrow at the end of the list. */
  readonly onEnd?: (() => void) | undefined;
  /** Enter while nothing can be chosen. */
  readonly onEnterNothing?: (() => void) | undefined;
};

/** The line of a list that the keys are on, `first` until an arrow was pressed, and the handler of the keys (SF-03). */
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
      // Enter that ends the writing of a word, as in Japanese, is none of ours.
      if (event.nativeEvent.isComposing) return;
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const act = actionOf(event.key, isRtl ? 'ArrowLeft' : 'ArrowRight');
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
