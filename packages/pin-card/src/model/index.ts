export {
  cardAlt,
  cardParts,
  cardPicture,
  cardSize,
  gifOf,
  isShoppable,
  type CardParts,
  type CardSize,
} from './card-parts.ts';
export { cardTitle } from './card-title.ts';
export { cardCredit, type Credit } from './credit.ts';
export { priceFooter, type PriceFooter } from './price-footer.ts';
export { sourceChip, type SourceChip } from './source-chip.ts';
export type { CardContext, CardViewer, Surface } from './surface.ts';
export { titleLines } from './title-lines.ts';
