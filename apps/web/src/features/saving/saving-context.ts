import type { PinCardData } from '@pegboard/pin-card';
import type { NamedTarget, SaveLayout, SavedLocation, SaveState } from '@pegboard/save-flow';
import { createContext, use, type ReactNode } from 'react';

/** The saving API of screens: members save, visitors are asked to log in. */
export type Saving = {
  /** Renders the save controls of a pin on its card or close-up. */
  readonly controls: (pin: {
    readonly pinId: string;
    /** The id of the original pin, whose save state all copies share. */
    readonly originalPinId: string;
    readonly saved: PinCardData['savedByViewer'];
    /** The pin's title, in case its save is queued offline. */
    readonly title: string | undefined;
    /** The pin's images, of which the picker shows one. */
    readonly images?: PinCardData['images'];
    readonly layout: SaveLayout;
    /** In explore mode: opens the save screen instead of saving at once (SF-09). */
    readonly onExplore?: (() => void) | undefined;
    /** The target of Save, instead of the last selected one. */
    readonly target?: NamedTarget | undefined;
  }) => ReactNode;
  /** The saved pins that this page knows beyond the server's data. */
  readonly places: {
    readonly subscribe: (onChange: () => void) => () => void;
    readonly peek: (originalPinId: string) => SaveState | undefined;
    /** Returns the locations of all copies of a pin, newest first. */
    readonly locations: (originalPinId: string) => readonly SavedLocation[] | undefined;
    /** Lists the boards of a pin that is saved to several; members only. */
    readonly onList?: ((data: PinCardData, anchor: Element) => void) | undefined;
    readonly movedCopies: () => ReadonlyMap<string, SavedLocation | null>;
  };
};

/** The saving API of this page; `Saving` provides it. */
export const SavingContext = createContext<Saving | null>(null);

/** Returns the saving API of this page. Throws outside its provider. */
export function useSaving(): Saving {
  const saving = use(SavingContext);
  if (!saving) throw new Error('Saving is used outside its provider: render this below <Saving>.');
  return saving;
}
