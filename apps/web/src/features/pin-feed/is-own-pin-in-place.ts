import { getOriginalPinId, type PinCardData, type Surface } from '@pegboard/pin-card';

/**
 * Whether a card shows a pin that the viewer made, where they keep it: on a board, or on their profile. It is there already,
 * and a copy was saved nowhere, so its card does not offer to save it; its close-up does.
 */
export function isOwnPinInPlace(
  data: Pick<PinCardData, 'entityId' | 'originalPinId' | 'pinner' | 'savedByViewer'>,
  surface: Surface,
  viewerId: string | undefined,
): boolean {
  if (surface !== 'BoardFeed' && surface !== 'ProfileGrid') return false;
  const isOwn = getOriginalPinId(data) === data.entityId && data.pinner?.entityId === viewerId;
  return viewerId !== undefined && isOwn && data.savedByViewer.length === 0;
}
