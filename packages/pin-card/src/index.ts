export { PinCard } from './pin-card.tsx';
export type { CardMenuActions, CardMessages, CardVideo, PinCardProps, SourceLook } from './pin-card-props.ts';
export { pinCardFragment } from './pin-card-fragment.ts';
export {
  imagesBySize,
  pinOfCardData,
  savedPlaceOfCardData,
  type PinCardData,
  type SavedPinData,
} from './pin-card-data.ts';
export { pinCardMessages, type PinCardMessages } from './messages.ts';
export { cardFeedbackMessages, type CardFeedbackMessages } from './feedback/messages.ts';
export { cardToolMessages, type CardToolMessages } from './tools/messages.ts';
export { richCardMessages, type RichCardMessages } from './rich/messages.ts';
export * from './model/index.ts';
