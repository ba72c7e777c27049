export { cardBadges, videoDuration, type CardBadges } from './card-badges.ts';
export { cardChips, type CardChip, type CardChips } from './card-chips.ts';
export { cardKind, type CardKind } from './card-kind.ts';
export {
  cardMenu,
  getDownloadUrl,
  getOverflowAction,
  type CardMenuContext,
  type CardMenuItem,
  type CardMenuOrigin,
} from './card-menu.ts';
export { getUnavailableReason, type UnavailableReason } from './unavailable-reason.ts';
export { cardAlt } from './card-alt.ts';
export { getCardDetails } from './card-details.ts';
export type { CardDetails } from './card-rows.ts';
export { cardAspect, cardPicture, getInitialSlide, type CardPicture } from './card-picture.ts';
export { showsSave, type SaveContext } from './card-saving.ts';
export { cardSize, type CardSize } from './card-size.ts';
export { cardTitle } from './card-title.ts';
export { getCarouselPosition, nextSlideIndex, swipeDirection, type CarouselPosition } from './carousel.ts';
export { cardCredit, type Credit } from './credit.ts';
export { CARD_CHIPS, chipKind } from './has-chips.ts';
export { showsFooter, type ExperienceRef } from './experience-footer.ts';
export { cardTarget } from './card-target.ts';
export { closeupTarget, type CardTarget, type OpenMode } from './closeup-target.ts';
export { hasSlides } from './needs-rich-card.ts';
export { priceFooter, type PriceFooter } from './price-footer.ts';
export { isStaticStory, reactionTotal } from './reactions.ts';
export { topReactions } from './top-reactions.ts';
export { getPartnership, type Partnership } from './partnership.ts';
export { getSavedBoardName, type SavedBoardRef } from './saved-board.ts';
export { getGifUrl, isShoppable } from './shoppable.ts';
export { sharedByName } from './shared-by.ts';
export { sourceChip, type SourceChip } from './source-chip.ts';
export { STORY_PAGE_MS, storyDuration } from './story-duration.ts';
export type { CardContext, CardViewer, NoticeSize, Surface } from './surface.ts';
export { titleLines, type TitleLines } from './title-lines.ts';
