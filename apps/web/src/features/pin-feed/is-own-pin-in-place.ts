import { getOriginalPinId, type PinCardData, type Surface } from '@pegboard/pin-card';

/**
 * Returns whether a card shows the viewer's own pin on their board or profile. It is already there and was
 * not saved elsewhere, so that the card has no save button; its close-up does.
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
