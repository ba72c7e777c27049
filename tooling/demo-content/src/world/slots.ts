import type { PaletteName } from '../art/palettes.ts';
import type { Random } from '../art/random.ts';
import type { FamilyName } from '../families/index.ts';
import { MAKERS } from './creators.ts';
import type { PlannedBoard } from './make-boards.ts';
import type { Offer } from './make-details.ts';
import type { DemoBoard, DemoPromotion, DemoTargeting, PinDetail } from './world.ts';

/** A position for a pin on a board. */
export type Slot = {
  readonly board: DemoBoard;
  readonly family: FamilyName;
  readonly creator: string;
  readonly section?: string;
  readonly palette?: PaletteName;
};

/** The kind of pin at a position. */
export type Kind = {
  readonly name: PinDetail['kind'];
  readonly offer?: Offer;
  readonly promotion?: DemoPromotion;
};

const OPEN_PINS = [7, 7, 8];
const HIDDEN_PINS = [3, 4];
const IN_A_SECTION = 0.75;
const NEIGHBOURS = 5;

const SHOPS = MAKERS.filter(({ shop }) => shop).map(({ username }) => username);
const WARES: ReadonlySet<FamilyName> = new Set<FamilyName>([
  'ceramics',
  'plants',
  'fabrics',
  'toys',
  'interiors',
  'posters',
  'maps',
  'typography',
]);
const OFFERS: readonly (readonly [Offer, number])[] = [
  ['range', 24],
  ['sale', 20],
  ['sold-out', 8],
  ['stale', 8],
  ['plain', 20],
];
/** Further products by family, and their offers in turn. */
const STOCK: readonly (readonly [FamilyName, number])[] = [
  ['toys', 9],
  ['typography', 6],
  ['posters', 6],
  ['fabrics', 5],
  ['interiors', 4],
];
const STOCK_OFFERS: readonly Offer[] = ['plain', 'sale', 'plain', 'range'];
/** Families with depth in their images, suitable for camera movements. */
const SCENES: ReadonlySet<FamilyName> = new Set<FamilyName>([
  'landscape',
  'architecture',
  'interiors',
  'maps',
]);
const PROMOTED_VIDEOS = 1;
const ORGANIC_VIDEOS = 5;
const PROMOTIONS = 11;
const PARTNERSHIPS = 4;

/**
 * Creates positions for pins on all boards, in a random order in which neighbors belong to different
 * families.
 */
export function dealSlots(random: Random, boards: readonly PlannedBoard[]): readonly Slot[] {
  const slots = boards.flatMap(({ board, plan, families }, at) => {
    const counts = board.privacy === 'public' ? OPEN_PINS : HIDDEN_PINS;
    const count = plan.palette ? families.length : (counts[at % counts.length] ?? 7);
    return Array.from({ length: count }, (_, index): Slot => {
      const people = index % 2 === 0 ? [board.owner] : [board.owner, ...board.collaborators];
      const family = families[index % families.length];
      if (!family) throw new Error(`The board ${board.name} has no family of pictures.`);
      return {
        board,
        family,
        creator: random.pick(people),
        ...(board.sections.length > 0 && random.chance(IN_A_SECTION)
          ? { section: random.pick(board.sections) }
          : {}),
        ...(plan.palette ? { palette: plan.palette } : {}),
      };
    });
  });
  return apart(random.shuffle(slots));
}

/** Returns the slots in their order, but each at the largest distance from the last ones of its family. */
function apart(slots: readonly Slot[]): readonly Slot[] {
  const left = [...slots];
  const ordered: Slot[] = [];
  while (left.length > 0) {
    const recent = ordered.slice(-NEIGHBOURS).map(({ family }) => family);
    const distance = ({ family }: Slot): number => recent.toReversed().concat(family).indexOf(family);
    let best = 0;
    left.forEach((slot, at) => {
      const current = left[best];
      if (current && distance(slot) > distance(current)) best = at;
    });
    ordered.push(...left.splice(best, 1));
  }
  return ordered;
}

/** Assigns kinds to positions: rare kinds get those that suit them best, images the rest. */
export function dealKinds(random: Random, slots: readonly Slot[]): readonly Kind[] {
  const kinds: (Kind | undefined)[] = slots.map(() => undefined);
  const isOpen = (index: number): boolean => slots[index]?.board.privacy === 'public';
  const take = (count: number, kind: (taken: number) => Kind, likes: (slot: Slot) => number): void => {
    const free = random
      .shuffle(slots.map((_, index) => index))
      .filter((index) => kinds[index] === undefined && isOpen(index));
    const liking = (index: number): number => {
      const slot = slots[index];
      return slot ? likes(slot) : 0;
    };
    const best = free.toSorted((one, other) => liking(other) - liking(one)).slice(0, count);
    random.shuffle(best).forEach((index, taken) => {
      kinds[index] = kind(taken);
    });
  };
  const isShop = ({ creator }: Slot): boolean => SHOPS.includes(creator);
  const isFood = ({ family }: Slot): boolean => family === 'food';
  const isWare = ({ family }: Slot): boolean => WARES.has(family);
  take(
    26,
    () => ({ name: 'recipe' }),
    (slot) => Number(isFood(slot)),
  );
  const offers = OFFERS.flatMap(([offer, count]) => Array.from({ length: count }, () => offer));
  take(
    offers.length,
    (taken) => ({ name: 'product', offer: offers[taken] ?? 'plain' }),
    (slot) => (isWare(slot) ? 2 : 0) + Number(isShop(slot)) - (isFood(slot) ? 2 : 0),
  );
  take(
    15,
    () => ({ name: 'gif' }),
    ({ family }) => Number(family !== 'landscape'),
  );
  take(
    26,
    () => ({ name: 'article' }),
    (slot) => Number(!isShop(slot)),
  );
  take(
    12,
    () => ({ name: 'carousel' }),
    () => 1,
  );
  take(
    12,
    () => ({ name: 'story' }),
    (slot) => Number(!isShop(slot)),
  );
  const stills = promoted(
    random,
    slots,
    kinds.map((kind) => kind ?? { name: 'image' }),
  );
  return stocked(random.fork('stock'), slots, moving(random.fork('videos'), slots, stills));
}

/** Makes some images products, so that each category of shopping has a choice. */
function stocked(random: Random, slots: readonly Slot[], kinds: readonly Kind[]): readonly Kind[] {
  const chosen = new Map<number, Offer>();
  for (const [family, count] of STOCK) {
    const pictures = kinds.flatMap(({ name, promotion }, index) => {
      const slot = slots[index];
      const isFree = name === 'image' && promotion === undefined && slot?.board.privacy === 'public';
      return isFree && slot.family === family ? [index] : [];
    });
    random
      .shuffle(pictures)
      .slice(0, count)
      .forEach((index, at) => chosen.set(index, STOCK_OFFERS[at % STOCK_OFFERS.length] ?? 'plain'));
  }
  return kinds.map((kind, index) => {
    const offer = chosen.get(index);
    return offer === undefined ? kind : { name: 'product', offer };
  });
}

/** Creates some images videos: a promotion, and images with space for camera movements. */
function moving(random: Random, slots: readonly Slot[], kinds: readonly Kind[]): readonly Kind[] {
  const pictures = kinds.flatMap(({ name, promotion }, index) => {
    const slot = slots[index];
    if (name !== 'image' || slot?.board.privacy !== 'public') return [];
    return promotion || SCENES.has(slot.family) ? [{ index, isPromoted: promotion !== undefined }] : [];
  });
  const taken = [true, false].flatMap((wanted) =>
    random
      .shuffle(pictures.filter(({ isPromoted }) => isPromoted === wanted))
      .slice(0, wanted ? PROMOTED_VIDEOS : ORGANIC_VIDEOS),
  );
  const chosen = new Set(taken.map(({ index }) => index));
  return kinds.map((kind, index) => (chosen.has(index) ? { ...kind, name: 'video' } : kind));
}

function promoted(random: Random, slots: readonly Slot[], kinds: readonly Kind[]): readonly Kind[] {
  const fit = kinds.flatMap((kind, index) => {
    const slot = slots[index];
    const isFit = slot?.board.privacy === 'public' && (kind.name === 'product' || kind.name === 'image');
    // Products that cannot be bought are not promoted.
    const isGone = kind.offer === 'sold-out' || kind.offer === 'stale';
    return isFit && !isGone && WARES.has(slot.family) ? [index] : [];
  });
  const [ofShops, ofPartners] = [true, false].map((wanted) =>
    random.shuffle(fit.filter((index) => isOfShop(slots[index]) === wanted)),
  );
  const indexes = [...(ofShops ?? []).slice(0, PROMOTIONS), ...(ofPartners ?? []).slice(0, PARTNERSHIPS)];
  const chosen = new Map(indexes.map((index, taken) => [index, taken]));
  return kinds.map((kind, index) => {
    const taken = chosen.get(index);
    const slot = slots[index];
    return taken === undefined || !slot ? kind : { ...kind, promotion: promotionOf(random, slot, taken) };
  });
}

const isOfShop = (slot: Slot | undefined): boolean => slot !== undefined && SHOPS.includes(slot.creator);

/** The targetings of promotions, used in turn. */
const TARGETINGS: readonly ((family: FamilyName) => DemoTargeting)[] = [
  () => ({ devices: ['AppType_WEB', 'AppType_WEB_MOBILE'] }),
  () => ({ ownTopic: true, ageBuckets: ['25-34', '35-44'], locales: ['en-US'] }),
  () => ({ engagement: true, regions: ['SE', 'GB', 'US'] }),
  () => ({ customers: ['ada', 'noor', 'callum_reid'], devices: ['AppType_WEB', 'AppType_WEB_MOBILE'] }),
  () => ({ ownTopic: true, lookalike: true, genders: ['female'] }),
  (family) => ({ keywords: ['handmade', family], locales: ['en-US'], expanded: true }),
  () => ({ regions: ['SE', 'NL', 'US'], engagement: true, devices: ['AppType_WEB_MOBILE'] }),
  () => ({ shoppingProspecting: true, devices: ['AppType_WEB'] }),
  (family) => ({ personas: [family, 'fabrics'], locales: ['en-US'] }),
  () => ({ locales: ['en-US', 'en-GB', 'sv-SE'] }),
  () => ({ devices: ['AppType_WEB', 'AppType_WEB_MOBILE'] }),
];

function promotionOf(random: Random, slot: Slot, taken: number): DemoPromotion {
  const isShop = isOfShop(slot);
  return {
    promoter: isShop ? slot.creator : random.pick(SHOPS),
    isRemovable: taken % 5 === 4,
    ...(isShop ? {} : { partner: slot.creator }),
    targeting: TARGETINGS[taken % TARGETINGS.length]?.(slot.family) ?? {},
  };
}
