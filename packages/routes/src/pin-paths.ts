import { segmentsPath } from './route-path.ts';

/** Where a pin is saved: a board is chosen there. */
export const repinPath = (id: string): string => segmentsPath(['pin', id, 'repin']);

/** Where a pin is edited by those who may. */
export const pinEditPath = (id: string): string => segmentsPath(['pin', id, 'edit']);

/** Where pins are found, or products alone, that look like a part of a pin's picture; `crop` is that part. */
export const visualSearchPath = (id: string, what?: 'products', crop?: string): string =>
  segmentsPath(['pin', id, 'visual-search', ...(what ? [what] : [])]) + (crop ? `?crop=${crop}` : '');

/** Where a saved pin is moved to another board, as the toast of the save offers. Source: §2. */
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
