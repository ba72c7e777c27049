export { PinCard } from './pin-card.tsx';
export { preloadCardModules } from './ui/preload-cards.ts';
export type {
  CardFeedback,
  CardMenuActions,
  CardMessages,
  CardVideo,
  PinCardProps,
  SourceChipVariant,
} from './pin-card-props.ts';
export { pinCardFragment } from './pin-card-fragment.ts';
export {
  fromGraphQL,
  imagesBySize,
  getOriginalPinId,
  getSavedBoard,
  type PinCardData,
  type SavedPinData,
} from './from-graphql.ts';
export { fromRest } from './from-rest.ts';
export { fromV5 } from './from-v5.ts';
export { pinCardMessages, type PinCardMessages } from './messages.ts';
export { cardFeedbackMessages, type CardFeedbackMessages } from './feedback/messages.ts';
export { cardActionMessages, type CardActionMessages } from './actions/messages.ts';
export { richCardMessages, type RichCardMessages } from './rich/messages.ts';
export * from './model/index.ts';
export type {
  Carousel,
  CarouselSlot,
  CollectionItem,
  FeedbackStatus,
  Image,
  Images,
  Pin,
  PinType,
  Pinner,
  PriceLabel,
  ReactionCount,
  StoryPin,
} from '@pegboard/types';
