import { collapseWhitespace, type Pin } from '@pegboard/types';

/** A pin by its title. */
export type PinTitle = { readonly id: string; readonly title: string };

/**
 * Returns the titled pins with their own title, otherwise that of the grid, without superfluous white space.
 */
export const pinTitles = (pins: readonly Pin[]): readonly PinTitle[] =>
  pins.flatMap(({ id, title, gridTitle }) => {
    const shown = collapseWhitespace(title ?? '') || collapseWhitespace(gridTitle ?? '');
    return shown === '' ? [] : [{ id, title: shown }];
  });
