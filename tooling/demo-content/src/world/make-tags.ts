import type { Random } from '../art/random.ts';
import { describePicture } from '../picture.ts';
import type { DemoBoard, DemoPin } from './world.ts';

/** Families of objects in a room, on its walls and on its chairs. */
const IN_A_ROOM = ['interiors', 'plants', 'ceramics', 'fabrics', 'posters'] as const;
const LEAST = 3;
/** The score of a product for the same kind of room, above one in its colors. */
const SAME_TOPIC = 5;
/** Share of room images with tags. */
const TAGGED = 2 / 3;

/**
 * Returns the pins with tags for images of rooms: of each family the product with the closest colors, if it
 * is on a public board and not sold out.
 */
export function withTags(
  random: Random,
  boards: readonly DemoBoard[],
  pins: readonly DemoPin[],
): readonly DemoPin[] {
  const open = new Set(boards.flatMap(({ key, privacy }) => (privacy === 'public' ? [key] : [])));
  const wares = pins.filter(
    ({ detail, board }) => detail.kind === 'product' && !detail.isSoldOut && open.has(board),
  );
  return pins.map((pin) => {
    if (pin.picture.family !== 'interiors' || pin.detail.kind !== 'image') return pin;
    const chance = random.fork(pin.key);
    if (!chance.chance(TAGGED)) return pin;
    const families = IN_A_ROOM.slice(0, chance.whole(LEAST, IN_A_ROOM.length));
    const tags = families.flatMap((family) => nearest(chance, pin, family, wares)?.key ?? []);
    return tags.length < LEAST ? pin : { ...pin, tags };
  });
}

/** Returns one of the products of a family that have most in common with a room: topic and colors. */
function nearest(
  chance: Random,
  room: DemoPin,
  family: string,
  wares: readonly DemoPin[],
): DemoPin | undefined {
  const ofFamily = wares.filter(({ picture }) => picture.family === family);
  const shared = new Map(ofFamily.map((ware) => [ware, sharedBy(room, ware)]));
  const most = Math.max(...shared.values());
  const best = ofFamily.filter((ware) => shared.get(ware) === most);
  return best.length === 0 ? undefined : chance.pick(best);
}

function sharedBy(room: DemoPin, ware: DemoPin): number {
  const inRoom = coloursOf(room);
  const common = coloursOf(ware).filter((colour) => inRoom.includes(colour));
  return common.length + (room.topic === ware.topic ? SAME_TOPIC : 0);
}

function coloursOf({ picture }: DemoPin): readonly string[] {
  return describePicture(picture).colours.split(/, | and /);
}
