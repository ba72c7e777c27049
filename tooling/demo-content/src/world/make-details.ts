import type { Random } from '../art/random.ts';
import { PALETTE_NAMES } from '../art/palettes.ts';
import { describePicture, type PictureSpec } from '../picture.ts';
import { filled } from './phrases.ts';
import { SHOPS } from './sources.ts';
import { toSlug } from './topics.ts';
import type { DemoProduct, DemoSlide, PinDetail } from './world.ts';
import { getVoice } from './voices/index.ts';

/** The offer of a product. */
export type Offer = 'plain' | 'range' | 'sale' | 'sold-out' | 'stale';

const CENTS = 0.5;
const FRAME_WIDTH = 340;
const FRAMES = 4;
const SLIDE_SHRINK = 0.65;

/** Creates a product in the shop of `seller`, or in one of the other shops. */
export function productDetail(
  random: Random,
  picture: PictureSpec,
  offer: Offer,
  seller: { readonly brand: string; readonly site: string; readonly currency?: string } | undefined,
): Extract<PinDetail, { kind: 'product' }> & { readonly site: string } {
  const voice = getVoice(picture.family);
  const shop = seller ?? random.pick(SHOPS);
  const [low, high] = voice.price;
  const price = Math.round(random.between(low, high)) + random.pick([0, 0, CENTS, -0.01]);
  const amounts: Readonly<Record<Offer, Partial<DemoProduct>>> = {
    plain: { price },
    stale: { price },
    'sold-out': { price },
    sale: { price, standardPrice: Math.ceil(price * random.between(1.2, 1.6)) },
    range: { minPrice: price, maxPrice: Math.ceil(price * random.between(1.4, 2.5)) },
  };
  const isVaried = offer === 'range' || random.chance(0.5);
  return {
    kind: 'product',
    site: shop.site,
    isSoldOut: offer === 'sold-out',
    isStale: offer === 'stale',
    product: {
      name: filled(random.pick(voice.wares), describePicture(picture)),
      brand: shop.brand,
      currency: shop.currency ?? 'USD',
      ...amounts[offer],
      ...(random.chance(0.5) ? { freeShippingPrice: random.pick([0, 50, 75]) } : {}),
      variants: isVaried ? [voice.variants] : [],
      itemId: `${familyCode(picture)}-${picture.seed}`,
      itemSetId: `${familyCode(picture)}-${toSlug(describePicture(picture).noun)}`,
    },
  };
}

function familyCode({ family }: PictureSpec): string {
  return family.slice(0, 3).toUpperCase();
}

/** Creates a GIF of the same image in changing colors. */
export function gifDetail(random: Random, picture: PictureSpec): Extract<PinDetail, { kind: 'gif' }> {
  const height = Math.round((picture.height * FRAME_WIDTH) / picture.width);
  const others = random.shuffle(PALETTE_NAMES.filter((name) => name !== picture.palette));
  const frames = others
    .slice(0, FRAMES)
    .map((palette) => ({ ...picture, width: FRAME_WIDTH, height, palette }));
  return { kind: 'gif', frames, delayMs: random.pick([700, 850, 1000]) };
}

/** Creates slides of an image and similar ones, for a carousel or a story. */
export function createSlides(
  random: Random,
  picture: PictureSpec,
  site: string | undefined,
): readonly DemoSlide[] {
  const { pages, descriptions } = getVoice(picture.family);
  const width = Math.round(picture.width * SLIDE_SHRINK);
  const height = Math.round(picture.height * SLIDE_SHRINK);
  return pages.slice(0, random.whole(3, 4)).map((title, index) => {
    const shown = index === 0 ? picture : { ...picture, width, height, seed: picture.seed + index };
    return {
      picture: shown,
      title,
      details: filled(descriptions[index % descriptions.length] ?? title, describePicture(shown)),
      ...(site ? { link: `${site}/series/${picture.seed}/${index + 1}` } : {}),
    };
  });
}
