export { PinCard, type PinCardProps } from './pin-card.tsx';
export { pinCardFragment } from './pin-card-fragment.ts';
export {
  imagesBySize,
  pinOfCardData,
  savedPlaceOfCardData,
  type PinCardData,
  type SavedPinData,
} from './pin-card-data.ts';
export { pinCardMessages, type PinCardMessages } from './messages.ts';
export { savedPlaceName, type SavedPlace } from './model/saved-place.ts';
export * from './model/index.ts';
