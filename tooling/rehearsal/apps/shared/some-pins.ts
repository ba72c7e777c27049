import type { Pin } from '@pegboard/types';
import {
  aCarouselPin,
  aCollectionPin,
  aGifPin,
  anArticlePin,
  aOneTapPin,
  aPin,
  aProductPin,
  aPromotedPin,
  aRecipePin,
  aStoryPin,
  aVideoPin,
} from '@pegboard/types/testing';

/** A pin of every kind, with images of this page. */
export const somePins: readonly Pin[] = [
  aPin({ id: '101' }),
  aProductPin({ id: '102' }),
  aRecipePin({ id: '103' }),
  anArticlePin({ id: '104' }),
  aVideoPin({ id: '105' }),
  aGifPin({ id: '106' }),
  aCarouselPin({ id: '107' }),
  aStoryPin({ id: '108' }),
  aCollectionPin({ id: '109' }),
  aPromotedPin({ id: '110' }),
  aOneTapPin({ id: '111' }),
].map(drawn);

function drawn(pin: Pin): Pin {
  return JSON.parse(
    JSON.stringify(pin).replaceAll(/"\/[^"]+\.(?:jpe?g|png|gif|webp)"/g, '"/drawing.svg"'),
  ) as Pin;
}
