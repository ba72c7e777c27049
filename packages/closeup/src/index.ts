export { Closeup } from './closeup.tsx';
export type { CloseupProps } from './closeup-props.ts';
export { preloadCloseup } from './ui/lazy-modules.ts';
export { useCloseup, type CloseupContextValue } from './closeup-context.tsx';
export { CloseupActions, type CloseupActionsProps } from './ui/closeup-actions.tsx';
export { CommentsSection, type CommentsSectionProps } from './ui/comments-section.tsx';
export { closeupMessages, type CloseupMessages } from './messages.ts';
export { closeupMenu, type CloseupAction } from './model/closeup-menu.ts';
export { closeupCredit, type CloseupCredit } from './model/credit.ts';
export { closeupDescription, type CloseupDescription } from './model/description.ts';
export { getShoppingDetails, type MerchantOffer, type ShoppingDetails } from './model/shopping.ts';
export { getSourceLink, type SourceLink } from './model/source-link.ts';
export type {
  DraftMention,
  DraftStoryLists,
  Image,
  Images,
  OfferSummary,
  Pin,
  PinTagChip,
  Pinner,
  PlaceName,
  PriceLabel,
  ProductTag,
  ReactionCount,
  ReactionType,
  RecentCloseup,
  ShippingInfo,
  StoryTextAlignment,
  StoryTextPlace,
  Video,
} from '@pegboard/types';
