import { mix, shade, tint } from '../../art/colour.ts';
import { defineFamily, type Brief, type Family } from '../../art/family.ts';
import { clamp } from '../../art/geometry.ts';
import { BACKDROP_WORDS, stage } from '../../art/stage.ts';
import { group, line, placed, rect, stroked } from '../../art/svg.ts';
import { bedroom } from './bedroom.ts';
import { desk } from './desk.ts';
import { diningTable } from './dining-table.ts';
import { fireplace } from './fireplace.ts';
import { hallway } from './hallway.ts';
import { kitchen } from './kitchen.ts';
import { livingRoom } from './living-room.ts';
import { readingCorner } from './reading-corner.ts';
import type { Draw, Room } from './room.ts';
import { windowSeat } from './window-seat.ts';

const ROOMS = {
  'living room': {
    said: 'A living room with a sofa, cushions, a lamp and framed pictures',
    draw: livingRoom,
    wide: 290,
    tags: ['living room', 'sofa'],
  },
  'reading corner': {
    said: 'A reading corner with an armchair, a lamp and shelves of books',
    draw: readingCorner,
    wide: 240,
    tags: ['reading corner', 'armchair', 'books'],
  },
  kitchen: {
    said: 'A kitchen with a tiled wall and open shelves of cups and bowls',
    draw: kitchen,
    wide: 250,
    tags: ['kitchen', 'open shelves'],
  },
  bedroom: {
    said: 'A bedroom with a made bed, two bedside lamps and framed pictures',
    draw: bedroom,
    wide: 292,
    tags: ['bedroom', 'bed linen'],
  },
  desk: {
    said: 'A desk with a screen, a lamp, books and a plant',
    draw: desk,
    wide: 280,
    tags: ['home office', 'desk'],
  },
  hallway: {
    said: 'A hallway with a painted door, a round mirror and a narrow table',
    draw: hallway,
    wide: 270,
    tags: ['hallway', 'entrance'],
  },
  'window seat': {
    said: 'A window seat with cushions and a sleeping cat between shelves of books',
    draw: windowSeat,
    wide: 300,
    tags: ['window seat', 'books', 'cosy'],
  },
  'dining table': {
    said: 'A dining table with two chairs, flowers and hanging lamps',
    draw: diningTable,
    wide: 290,
    tags: ['dining room', 'table'],
  },
  fireplace: {
    said: 'A fireplace with a burning fire, an armchair and a basket of wood',
    draw: fireplace,
    wide: 320,
    tags: ['fireplace', 'cosy', 'living room'],
  },
} as const satisfies Readonly<
  Record<
    string,
    { readonly said: string; readonly draw: Draw; readonly wide: number; readonly tags: readonly string[] }
  >
>;

type Subject = keyof typeof ROOMS;

const WALLS = ['plain', 'arch', 'stripes', 'half', 'window'] as const;

type Scene = {
  readonly subject: Subject;
  readonly backdrop: (typeof WALLS)[number];
  readonly isDark: boolean;
  readonly cloth: Room['cloth'];
};

/** Rooms of a home, seen straight on: furniture, textiles, plants and pictures on the wall. */
export const interiors: Family = defineFamily<Subject, Scene>({
  name: 'interiors',
  subjects: Object.keys(ROOMS) as Subject[],
  plan: ({
    subject,
    random,
    palette: { main, second, deep, calm, soft, wash, paper, spark },
  }: Brief<Subject>): Scene => {
    const [hero = main, accent = second] = random.shuffle([main, second, deep, calm, spark]);
    return {
      subject,
      backdrop: random.pick(WALLS),
      isDark: random.chance(0.14),
      cloth: [hero, random.pick([soft, paper, wash]), accent],
    };
  },
  words: ({ subject, backdrop }, { palette }) => ({
    alt: `${ROOMS[subject].said} ${BACKDROP_WORDS[backdrop]}, in ${palette.words}.`,
    noun: subject,
    colours: palette.words,
    tags: [...ROOMS[subject].tags, 'interior design', 'home decor'],
  }),
  draw: ({ subject, backdrop, isDark, cloth }, sheet) => {
    const { width, height, unit } = sheet;
    const { draw, wide } = ROOMS[subject];
    const ground = stage(sheet, { backdrop, level: height > width * 1.2 ? 0.79 : 0.77, isDark });
    const scale = clamp(ground.foot / 232, width / wide / 2.2, width / wide);
    const foot = ground.level + (height - ground.level) * 0.2;
    const room: Room = {
      sheet: { ...sheet, unit: unit / scale },
      half: width / scale / 2,
      high: foot / scale,
      wall: ground.wall,
      wood: mix('#b58352', sheet.palette.deep, 0.12),
      cloth,
    };
    const skirting =
      rect(0, ground.level - 7 * scale, width, 7 * scale, { fill: tint(ground.wall, 0.05) }) +
      line(
        [0, ground.level - 7 * scale],
        [width, ground.level - 7 * scale],
        stroked(shade(ground.wall, 0.07), unit * 0.14),
      );
    return ground.markup + skirting + group(draw(room), { transform: placed(width / 2, foot, 0, scale) });
  },
});
