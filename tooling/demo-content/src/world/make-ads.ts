import type { Random } from '../art/random.ts';
import type { DemoBoard, DemoCreator, DemoPin, DemoPromotion } from './world.ts';

const ENTRIES = [3, 4, 5] as const;
/** One of this many plain images of a shop shows a collection of its products. */
const COLLECTIONS = 4;

/**
 * Returns the pins with the ads' additional data: those of a paid creator are a partnership, every second one
 * of a shop has its own destination, and the oldest of them has no close-up.
 */
export function withAds(creators: readonly DemoCreator[], pins: readonly DemoPin[]): readonly DemoPin[] {
  const nameOf = new Map(creators.map(({ username, fullName }) => [username, fullName]));
  const isOwnAd = ({ promotion, link }: DemoPin): boolean =>
    promotion !== undefined && promotion.partner === undefined && link !== undefined;
  const ownAds = pins.filter(isOwnAd);
  const [oneTap] = ownAds;
  const adOf = (pin: DemoPin, promotion: DemoPromotion): DemoPromotion['ad'] => {
    const { partner, promoter } = promotion;
    if (partner !== undefined)
      return {
        partnership: {
          partner: nameOf.get(partner) ?? partner,
          advertiser: nameOf.get(promoter) ?? promoter,
        },
      };
    if (pin === oneTap) return { destinationUrl: `${pin.link}/offer`, isOneTap: true };
    return ownAds.indexOf(pin) % 2 === 1 ? { destinationUrl: `${pin.link}/offer` } : undefined;
  };
  return pins.map((pin) => {
    const ad = pin.promotion && adOf(pin, pin.promotion);
    return pin.promotion && ad ? { ...pin, promotion: { ...pin.promotion, ad } } : pin;
  });
}

/** Returns the pins with some images of shops as collections of three to five products. */
export function withCollections(
  random: Random,
  boards: readonly DemoBoard[],
  pins: readonly DemoPin[],
): readonly DemoPin[] {
  const open = new Set(boards.flatMap(({ key, privacy }) => (privacy === 'public' ? [key] : [])));
  const wares = Map.groupBy(
    pins.filter(({ detail, board }) => detail.kind === 'product' && !detail.isSoldOut && open.has(board)),
    ({ creator }) => creator,
  );
  const pictures = pins.filter(
    ({ detail, creator, board, tags }) =>
      detail.kind === 'image' &&
      tags === undefined &&
      open.has(board) &&
      (wares.get(creator)?.length ?? 0) >= ENTRIES[0],
  );
  const chosen = new Set(pictures.filter((_, index) => index % COLLECTIONS === 0));
  return pins.map((pin) => {
    if (!chosen.has(pin)) return pin;
    const chance = random.fork(pin.key);
    const collection = chance.shuffle(wares.get(pin.creator) ?? []).slice(0, chance.pick(ENTRIES));
    return { ...pin, collection: collection.map(({ key }) => key) };
  });
}
