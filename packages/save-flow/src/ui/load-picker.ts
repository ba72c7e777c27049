'use client';

import type * as boardPicker from './board-picker.tsx';

/** Loads the code of the picker. */
export const loadPicker = (): Promise<typeof boardPicker> => import('./board-picker.tsx');

/** Preloads the picker, when opening it is likely. */
export function preloadBoardPicker(): void {
  loadPicker().catch(() => undefined);
}
