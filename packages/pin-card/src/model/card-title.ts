import {
  gridTitleLabel,
  hasWriteAccess,
  isAd,
  equalsIgnoreCase,
  type CarouselSlot,
  type Pin,
  toSingleLine,
} from '@pegboard/types';
import { getInitialSlide } from './card-picture.ts';
import type { Surface } from './surface.ts';

const GRID_TITLE_ALONE: ReadonlySet<Surface> = new Set<Surface>([
  'AuthHomefeed',
  'BoardIdeasGrid',
  'CloseupRelatedProducts',
  'FollowingFeedGrid',
  'RelatedPinGrid',
  'RelatedProductsFeed',
  'SearchItem',
]);
const MOBILE_APPLICATION = 'mobile application';

/**
 * Returns the title of a card, or undefined when it shows none, by the first rule that applies (§5, PC-02):
 * the title of the carousel slot; none for a pin that the viewer can edit and that is not on a group board,
 * except on a profile; gridTitle for pins that are no ads; gridTitle alone for an ad in a feed; otherwise the
 * ad's title, then the name of its rich summary unless that is a mobile application, then gridTitle.
 */
export function cardTitle(
  pin: Pin,
  surface: Surface,
  slot: CarouselSlot | undefined = getInitialSlide(pin),
): string | undefined {
  const slotTitle = usable(slot?.title);
  if (slotTitle !== undefined) return slotTitle;
  if (hasWriteAccess(pin) && !pin.board?.isCollaborative && !pin.carousel && surface !== 'ProfileGrid')
    return undefined;
  const gridTitle = usable(pin.gridTitle);
  if (!isAd(pin) || GRID_TITLE_ALONE.has(surface)) return gridTitle;
  const { typeName, displayName } = pin.richSummary ?? {};
  const summaryName = equalsIgnoreCase(typeName, MOBILE_APPLICATION) ? undefined : usable(displayName);
  return usable(pin.title) ?? summaryName ?? gridTitle;
}

function usable(text: string | null | undefined): string | undefined {
  const trimmed = toSingleLine(text);
  return trimmed === '' ? undefined : gridTitleLabel(trimmed);
}
