export { cardBadges, videoDuration, type CardBadges } from './card-badges.ts';
export { cardChips, type CardChip, type CardChips } from './card-chips.ts';
export { cardKind, type CardKind } from './card-kind.ts';
export {
  cardMenu,
  downloadAddress,
  overflowOf,
  type CardMenuContext,
  type CardMenuItem,
  type CardMenuOrigin,
} from './card-menu.ts';
export { cardNotice, type CardNotice } from './card-notice.ts';
export { cardAlt, cardParts, type CardParts } from './card-parts.ts';
export { cardAspect, cardPicture, slotOf, type CardPicture } from './card-picture.ts';
export { showsSave, type SaveContext } from './card-saving.ts';
export { cardSize, type CardSize } from './card-size.ts';
export { cardTitle } from './card-title.ts';
export { carouselPlace, movedIndex, swipeDirection, type CarouselPlace } from './carousel.ts';
export { cardCredit, type Credit } from './credit.ts';
export { CARD_CHIPS, chipKind } from './has-chips.ts';
export { showsFooter, type PlacedExperience } from './footer-experience.ts';
export { cardTarget } from './card-target.ts';
export { closeupTarget, type CardTarget, type OpenWay } from './closeup-target.ts';
export { hasSlides } from './needs-rich.ts';
export { priceFooter, type PriceFooter } from './price-footer.ts';
export { isStaticIdea, reactionTotal } from './reactions.ts';
export { topReactions } from './top-reactions.ts';
export { partnershipOf, type Partnership } from './partnership.ts';
export { savedPlaceName, type SavedPlace } from './saved-place.ts';
export { gifOf, isShoppable } from './shoppable.ts';
export { sharedByName } from './shared-by.ts';
export { sourceChip, type SourceChip } from './source-chip.ts';
export { STORY_PAGE_MS, storyDuration } from './story-duration.ts';
export type { CardContext, CardViewer, NoticeSize, Surface } from './surface.ts';
export { titleLines, type TitleLines } from './title-lines.ts';
