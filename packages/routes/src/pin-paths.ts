import { segmentsPath } from './segments-path.ts';

/** Returns the path of the screen that saves a pin to a board. */
export const repinPath = (id: string): string => segmentsPath(['pin', id, 'repin']);

/** Returns the path of a pin's edit page. */
export const pinEditPath = (id: string): string => segmentsPath(['pin', id, 'edit']);

/** Returns the path of the list of those to whom the viewer sent a pin. */
export const pinSentPath = (id: string): string => segmentsPath(['pin', id, 'sent']);

/** Returns the path of the numbers of an own pin. */
export const pinNumbersPath = (id: string): string => segmentsPath(['pin', id, 'numbers']);

/** Returns the path of what the viewer said about a pin. */
export const pinFeedbackPath = (id: string): string => segmentsPath(['pin', id, 'feedback']);

/**
 * Returns the path of the visual search by a part of a pin's image, optionally for products; `crop` is the
 * part.
 */
export const visualSearchPath = (id: string, what?: 'products', crop?: string): string =>
  segmentsPath(['pin', id, 'visual-search', ...(what ? [what] : [])]) + (crop ? `?crop=${crop}` : '');

/** Returns the path that moves a saved pin to another board, as the save toast offers. Source: §2. */
export const savedPinEditPath = (of: {
  readonly pinId: string;
  readonly boardId: string;
  readonly originalPinId: string;
}): string =>
  `${repinPath(of.pinId)}?${new URLSearchParams({
    isEditingPin: 'true',
    pinBoardId: of.boardId,
    isFromToast: 'true',
    originalPinId: of.originalPinId,
  })}`;
