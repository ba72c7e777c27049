import { drawnImages } from '@pegboard/config/drawn-pictures';
import type { Stories, Story } from '@pegboard/config/story';
import {
  aCollectionPin,
  aGifPin,
  anArticlePin,
  aOneTapPin,
  aPin,
  aPinner,
  aProductPin,
  aPromotedPin,
  aRecipePin,
  aStoryPin,
  aVideoPin,
} from '@pegboard/types/testing';

import type { PinCardProps } from '../index.ts';
import { card, drawn, glazesPin, mira } from './a-card.tsx';

const meta: Stories<PinCardProps> = { ...card, title: 'Pin card/Kinds' };

export default meta;

type CardStory = Story<PinCardProps>;

/** An image with its title and creator. */
export const Image: CardStory = {
  parameters: { variants: [{ viewport: 'mobile' }, { viewer: 'signed-out' }] },
};

/** A wide image keeps its aspect ratio. */
export const WideImage: CardStory = {
  args: {
    pin: aPin({
      ...drawn('hills', 1200, 630),
      title: 'Morning above the valley',
      gridTitle: 'Morning above the valley',
    }),
  },
};

/** A very tall image is cropped. */
export const TallImage: CardStory = {
  args: {
    pin: aPin({
      ...drawn('leaf', 400, 2000),
      title: 'Fern, pressed in 1962',
      gridTitle: 'Fern, pressed in 1962',
    }),
  },
};

/** A pin with an image only. */
export const PictureAlone: CardStory = {
  args: { pin: aPin({ ...drawn('chair'), title: null, gridTitle: null, nativeCreator: null, pinner: null }) },
};

/** A video: its poster and duration. */
export const Video: CardStory = { args: { pin: aVideoPin(drawn('jar', 720, 1280)) } };

/** A video of unknown length. */
export const VideoOfUnknownLength: CardStory = {
  args: {
    pin: aVideoPin({
      ...drawn('jar', 720, 1280),
      video: { variants: { V_720P: { url: '/moon-jar.mp4', width: 720, height: 1280, duration: 0 } } },
    }),
  },
};

/** A GIF with its badge. */
export const Gif: CardStory = { args: { pin: aGifPin(drawn('jar', 480, 480)) } };

/** A product with its price and rating. */
export const Product: CardStory = {
  args: { pin: aProductPin(drawn('bowl')) },
  parameters: { variants: [{ viewer: 'signed-out' }, { viewport: 'mobile' }] },
};

/** A product on sale. */
export const ProductOnSale: CardStory = {
  args: {
    pin: aProductPin({
      ...drawn('chair'),
      gridTitle: 'Oak chair with a woven seat',
      richSummary: {
        typeName: 'product',
        products: [{ name: 'Oak chair', offerSummary: { currency: 'EUR', price: 240, standardPrice: 320 } }],
      },
    }),
  },
};

/** A product in sizes with several prices and free shipping. */
export const ProductInSizes: CardStory = {
  args: {
    pin: aProductPin({
      ...drawn('bowl'),
      richSummary: {
        typeName: 'product',
        products: [
          {
            offerSummary: { currency: 'USD', minPrice: 20, maxPrice: 38 },
            shippingInfo: { freeShippingPrice: 0 },
          },
        ],
      },
    }),
  },
};

/** A product with a stale price. */
export const ProductOfStalePrice: CardStory = {
  args: { pin: aProductPin({ ...drawn('chair'), isStaleProduct: true }) },
};

/** A product that is out of stock. */
export const ProductOutOfStock: CardStory = {
  args: { pin: aProductPin({ ...drawn('jar'), isOosProduct: true }) },
};

/** A recipe with its rating and duration. */
export const Recipe: CardStory = { args: { pin: aRecipePin(drawn('rice')) } };

/** An article with its site. */
export const Article: CardStory = { args: { pin: anArticlePin(drawn('house')) } };

/** A carousel. */
export const Carousel: CardStory = { args: { pin: glazesPin } };

/** A story with its duration. */
export const IdeaPin: CardStory = { args: { pin: aStoryPin(drawn('chair', 720, 1280)) } };

/** A collection with three of its entries below it. */
export const Collection: CardStory = {
  args: {
    pin: aCollectionPin({
      ...drawn('kitchen', 736, 736),
      collectionPin: {
        itemData: (['bowl', 'jar', 'rice'] as const).map((motif, at) => ({
          pinId: String(at),
          images: drawnImages(motif, 136, 136),
        })),
      },
    }),
    isCollectionOn: true,
  },
};

/** A collage whose products can be bought. */
export const Collage: CardStory = {
  args: {
    pin: aPin({
      ...drawn('kitchen', 736, 736),
      title: 'A shelf for every cup',
      gridTitle: 'A shelf for every cup',
      aggregatedPinData: {
        isShopTheLook: true,
        pinTagsChips: (['bowl', 'jar', 'chair'] as const).map((motif, at) => ({
          entityId: String(at),
          image: drawnImages(motif, 136, 136)['136x136'],
        })),
      },
    }),
  },
};

/** A one-tap ad with its destination on the image. */
export const OneTap: CardStory = { args: { pin: aOneTapPin({ ...drawn('jar'), promoter: mira }) } };

/** An ad of a shop. */
export const Promoted: CardStory = {
  args: { pin: aPromotedPin({ ...drawn('bowl'), promoter: northlight() }) },
  parameters: { variants: [{ viewer: 'signed-out' }] },
};

/** An ad of a partnership. */
export const PromotedPartnership: CardStory = {
  args: {
    pin: aPromotedPin({
      ...drawn('bowl'),
      promoter: northlight(),
      adAttribution: {
        isEligibleForPromotedPartnership: true,
        promotedPartnershipAttributionName: 'Mira Okafor',
        promotedPartnershipAdvertiserName: 'Northlight Ceramics',
      },
    }),
  },
};

/** An ad without a known sponsor. */
export const PromotedByNobody: CardStory = {
  args: { pin: aPromotedPin({ ...drawn('hills', 1200, 800), promoter: null }) },
};

/** An ad without any names: it is still labeled. */
export const PromotedWithoutNames: CardStory = {
  args: {
    pin: aPromotedPin({ ...drawn('hills', 1200, 800), promoter: null, nativeCreator: null, pinner: null }),
  },
};

/** A creator who was paid by a sponsor. */
export const Sponsored: CardStory = {
  args: {
    pin: aPin({ ...drawn('rice'), sponsorship: { status: 2, creator: mira, sponsor: northlight() } }),
  },
};

/** A pin that a friend sent. */
export const Shared: CardStory = {
  args: {
    pin: aPin(drawn('hills', 736, 900)),
    sharedBy: aPinner({ fullName: 'Remi Sol', imageSmallUrl: drawn('person').images?.['60x60']?.url }),
  },
};

function northlight() {
  return aPinner({ fullName: 'Northlight Ceramics', isVerifiedMerchant: true, imageSmallUrl: null });
}
