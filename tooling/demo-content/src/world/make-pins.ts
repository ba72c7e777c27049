import type { Random } from '../art/random.ts';
import { describePicture, type PictureSpec } from '../picture.ts';
import type { PictureWords } from '../art/family.ts';
import { MAKERS, type Maker } from './creators.ts';
import type { PlannedBoard } from './make-boards.ts';
import { gifDetail, productDetail, createSlides } from './make-details.ts';
import { dealer, filled } from './phrases.ts';
import { recipeFor } from './recipes.ts';
import { KITCHENS, MAGAZINES, MOVING_TITLES } from './sources.ts';
import { toSlug, toTopic } from './topics.ts';
import { dealKinds, dealSlots, type Kind, type Slot } from './slots.ts';
import { getVoice } from './voices/index.ts';
import type { DemoPin, DemoSlide, PinDetail } from './world.ts';

/**
 * Width of images in pixels, slightly more than a close-up's; larger ones would make the first start longer
 * than a minute on two cores.
 */
const WIDTH = 736;
/** Aspect ratios (height over width): mostly portrait, as is typical. */
const SHAPES = [1.5, 1.5, 1.5, 1.25, 1.25, 4 / 3, 4 / 3, 1, 1, 2 / 3, 16 / 9, 2.1] as const;
const STORY_SHAPE = 16 / 9;
const WIDE_SHAPE = 2 / 3;
const VIDEO_SECONDS = 4;
const MOVING_STORY = 5;
const MOVING_PAGE = 1;
const DAYS = 90;
const TRIES = 60;

type Made = { readonly picture: PictureSpec; readonly words: PictureWords; readonly title: string };

/** Creates the pins of all boards, oldest first, with unique titles. */
export function makePins(random: Random, boards: readonly PlannedBoard[]): readonly DemoPin[] {
  const slots = dealSlots(random.fork('slots'), boards);
  const kinds = dealKinds(random.fork('kinds'), slots);
  const deal = dealer(random.fork('phrases'));
  const titles = new Set<string>();
  const make = (slot: Slot, kind: Kind, chance: Random): Made => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const picture = pictureFor(chance, slot, kind);
      const words = describePicture(picture);
      const title = filled(titleFor(deal, picture, kind, tries), words);
      if (titles.has(title)) continue;
      titles.add(title);
      return { picture, words, title };
    }
    throw new Error(`No title is left for a pin of ${slot.family}: write more phrases in its voice.`);
  };
  const ages = slots.map((_, index) => ((slots.length - index) / slots.length) * DAYS);
  return slots.map((slot, index) => {
    const kind = kinds[index] ?? { name: 'image' };
    const chance = random.fork(`pin ${index}`);
    const made = make(slot, kind, chance);
    return pinOf({ slot, kind, made, deal, chance, key: `pin-${index + 1}`, ageDays: ages[index] ?? 1 });
  });
}

function pictureFor(chance: Random, { family, palette, creator }: Slot, kind: Kind): PictureSpec {
  const shape =
    kind.name === 'story'
      ? STORY_SHAPE
      : kind.name === 'article' && chance.chance(0.4)
        ? WIDE_SHAPE
        : chance.pick(SHAPES);
  const taste = makerOf(creator).palettes;
  const own = palette ?? (chance.chance(0.45) ? chance.pick(taste) : undefined);
  return {
    family,
    seed: chance.whole(1, 4_000_000),
    width: WIDTH,
    height: Math.round(WIDTH * shape),
    ...(own ? { palette: own } : {}),
  };
}

function titleFor(
  deal: (name: string, phrases: readonly string[]) => string,
  { family }: PictureSpec,
  { name }: Kind,
  tries: number,
): string {
  const voice = getVoice(family);
  const isRepeated = tries >= voice.articles.length;
  if (name === 'article')
    return deal(`${family} articles`, voice.articles) + (isRepeated ? ', starting with {a} {noun}' : '');
  if (name === 'carousel' || name === 'story')
    return deal(`${family} series`, voice.series) + (isRepeated ? ': {noun}' : '');
  if (name === 'gif') return deal('gif', MOVING_TITLES);
  if (name === 'product') return deal(`${family} wares`, voice.wares);
  return deal(`${family} titles`, voice.titles);
}

type Parts = {
  readonly slot: Slot;
  readonly kind: Kind;
  readonly made: Made;
  readonly deal: (name: string, phrases: readonly string[]) => string;
  readonly chance: Random;
  readonly key: string;
  readonly ageDays: number;
};

function pinOf({ slot, kind, made, deal, chance, key, ageDays }: Parts): DemoPin {
  const { picture, words, title } = made;
  const maker = makerOf(slot.creator);
  const { detail, link } = detailOf(kind, made, maker, chance);
  const [topic = picture.family] = words.tags;
  const voice = getVoice(picture.family);
  const isDescribed = (kind.name !== 'image' && kind.name !== 'video') || chance.chance(0.7);
  return {
    key,
    creator: slot.creator,
    board: slot.board.key,
    ...(slot.section === undefined ? {} : { section: slot.section }),
    topic: toTopic(topic).urlName,
    picture,
    title,
    ...(isDescribed
      ? { description: filled(deal(`${picture.family} descriptions`, voice.descriptions), words) }
      : {}),
    altText:
      kind.name === 'gif'
        ? `${words.alt.replace(/\.$/, '')}; then the same in three other sets of colours.`
        : words.alt,
    category: kind.name === 'product' ? wareCategory(picture.family, title) : picture.family,
    ...(link === undefined ? {} : { link }),
    detail,
    ...(kind.promotion ? { promotion: kind.promotion } : {}),
    ageDays,
  };
}

/** The categories of wares, as their shops write them. */
const WARE_CATEGORIES: Readonly<Partial<Record<PictureSpec['family'], string>>> = {
  ceramics: 'Home & Garden',
  plants: 'Home & Garden > Plants',
  interiors: 'Furniture',
  fabrics: 'Arts & Entertainment > Hobbies & Creative Arts',
  posters: 'Arts & Entertainment > Posters, Prints & Visual Artwork',
  maps: 'Arts & Entertainment > Posters, Prints & Visual Artwork',
  typography: 'Office Supplies',
  toys: 'Toys & Games > Toys',
};

function wareCategory(family: PictureSpec['family'], title: string): string {
  if (family === 'interiors' && /^lamp/i.test(title)) return 'Home & Garden > Lighting';
  return WARE_CATEGORIES[family] ?? family;
}

function detailOf(
  kind: Kind,
  { picture, words, title }: Made,
  maker: Maker,
  chance: Random,
): { readonly detail: PinDetail; readonly link: string | undefined } {
  const slug = toSlug(title);
  const own = maker.site;
  switch (kind.name) {
    case 'gif':
      return { detail: gifDetail(chance, picture), link: undefined };
    case 'video':
      return { detail: { kind: 'video', seconds: VIDEO_SECONDS }, link: undefined };
    case 'product': {
      const seller = maker.shop && own ? { brand: maker.fullName, site: own } : undefined;
      const { site, ...detail } = productDetail(chance, picture, kind.offer ?? 'plain', seller);
      return {
        detail: { ...detail, product: { ...detail.product, name: title } },
        link: `${site}/shop/${slug}`,
      };
    }
    case 'recipe': {
      const { siteName, site } = chance.pick(KITCHENS);
      const recipe = recipeFor(words.noun, words.tags, chance);
      return { detail: { kind: 'recipe', siteName, recipe }, link: `${site}/recipes/${slug}` };
    }
    case 'article': {
      const { siteName, site, authors } = chance.pick(MAGAZINES);
      return { detail: { kind: 'article', siteName, author: chance.pick(authors) }, link: `${site}/${slug}` };
    }
    case 'carousel':
      return {
        detail: { kind: 'carousel', slots: createSlides(chance, picture, own) },
        link: own && `${own}/${slug}`,
      };
    case 'story':
      return {
        detail: { kind: 'story', pages: withMoving(createSlides(chance, picture, undefined), picture) },
        link: undefined,
      };
    case 'image':
      return {
        detail: { kind: 'image' },
        link: own && chance.chance(0.6) ? `${own}/journal/${slug}` : undefined,
      };
  }
}

/** Returns the pages of a story: in about every fifth one the second page is a video. */
function withMoving(pages: readonly DemoSlide[], { seed }: PictureSpec): readonly DemoSlide[] {
  return pages.map((page, index) =>
    index === MOVING_PAGE && seed % MOVING_STORY === 0 ? { ...page, seconds: VIDEO_SECONDS } : page,
  );
}

function makerOf(username: string): Maker {
  const maker = MAKERS.find((one) => one.username === username);
  if (!maker) throw new Error(`A board belongs to ${username}, whom creators.ts does not know.`);
  return maker;
}
