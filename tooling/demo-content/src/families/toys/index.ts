import { lightness, mix, shade, tint } from '../../art/colour.ts';
import { type Brief, defineFamily, type Family } from '../../art/family.ts';
import { clamp, lerp, times } from '../../art/geometry.ts';
import type { Sheet } from '../../art/sheet.ts';
import { type Backdrop, BACKDROP_WORDS, BACKDROPS, stage, stageColours } from '../../art/stage.ts';
import { group, line, path, placed, type Point, rect, stroked } from '../../art/svg.ts';
import { contactShadow, stipple } from '../../art/texture.ts';
import { balloons, cloud, robot, rockingHorse, teddy } from './figures.ts';
import { blocks, dominoes, rings, spinningTop } from './games.ts';
import { d, painted, type Paint, type Toy } from './parts.ts';
import { kiteSky, space } from './skies.ts';
import { car, duck, train } from './vehicles.ts';

const TOYS = {
  'wooden train': train,
  'stacking rings': rings,
  'spinning top': spinningTop,
  'building blocks': blocks,
  'toy car': car,
  'rocking horse': rockingHorse,
  'teddy bear': teddy,
  balloons,
  'tin robot': robot,
  dominoes,
  'pull-along duck': duck,
} as const satisfies Readonly<Record<string, Toy>>;

type ToyName = keyof typeof TOYS;

const SHOWN: Readonly<Record<ToyName, string>> = {
  'wooden train': 'A wooden train with two wagons',
  'stacking rings': 'Stacking rings in six colours',
  'spinning top': 'A striped spinning top',
  'building blocks': 'A castle of building blocks',
  'toy car': 'A tin toy car with luggage on its roof',
  'rocking horse': 'A rocking horse with a saddle',
  'teddy bear': 'A teddy bear with a bow',
  balloons: 'Six balloons tied to a present',
  'tin robot': 'A tin robot with a dial and buttons',
  dominoes: 'A row of falling dominoes',
  'pull-along duck': 'A wooden duck on wheels',
};

const NAMES = Object.keys(TOYS) as ToyName[];
const SUBJECTS = [...NAMES, 'kite', 'toy rocket', 'toy shelf'] as const;
/** What stands beside another toy: small and round enough. */
const BESIDE: readonly ToyName[] = [
  'stacking rings',
  'spinning top',
  'teddy bear',
  'tin robot',
  'pull-along duck',
  'toy car',
];

type Subject = (typeof SUBJECTS)[number];

type Scene = {
  readonly subject: Subject;
  readonly backdrop: Backdrop;
  readonly isDark: boolean;
  /** Left and right of the toy, where there is room. */
  readonly beside: readonly ToyName[];
};

/** Toys of wood, tin and cloth: on a table, on shelves, and in the air. */
export const toys: Family = defineFamily<Subject, Scene>({
  name: 'toys',
  subjects: SUBJECTS,
  plan: ({ subject, random, width, height }: Brief<Subject>): Scene => ({
    subject,
    backdrop: random.pick(BACKDROPS),
    isDark: random.chance(0.15),
    beside:
      width > height * 1.25 ? random.shuffle(BESIDE.filter((name) => name !== subject)).slice(0, 2) : [],
  }),
  words: ({ subject, backdrop, beside }, { palette }) => {
    const tags = ['toys', 'kids room', 'nursery', 'play'];
    const others = beside.length > 0 ? ` between a ${beside.map(spoken).join(' and a ')}` : '';
    const alts = {
      kite: 'A kite with a long tail of bows above a green hill',
      'toy rocket': 'A toy rocket on its way between planets and stars',
      'toy shelf': 'Shelves with wooden toys, a bear, blocks and a train',
    };
    const alt =
      subject === 'kite' || subject === 'toy rocket' || subject === 'toy shelf'
        ? alts[subject]
        : `${SHOWN[subject]}${others} ${BACKDROP_WORDS[backdrop]}`;
    return { alt: `${alt}, in ${palette.words}.`, noun: subject, colours: palette.words, tags };
  },
  draw: (scene, sheet) => {
    const { subject } = scene;
    if (subject === 'kite') return kiteSky(sheet, paintOf(sheet));
    if (subject === 'toy rocket') return space(sheet, paintOf(sheet));
    if (subject === 'toy shelf') return shelves(sheet);
    return table(scene, subject, sheet);
  },
});

const spoken = (name: ToyName): string => (name === 'stacking rings' ? 'stack of rings' : name);

/** Colours in an order of their own; toys are never as pale as the wall behind them. */
function paintOf({ palette, random }: Sheet): Paint {
  const { main, second, spark, calm, deep, leaf, soft } = palette;
  const hues = random.shuffle([
    main,
    second,
    spark,
    mix(calm, deep, 0.12),
    mix(leaf, calm, 0.2),
    mix(deep, main, 0.35),
  ]);
  return {
    hues: hues.map((colour) => (lightness(colour) > 0.88 ? shade(colour, 0.06) : colour)),
    wood: mix(mix(soft, second, 0.35), '#cc9a62', 0.55),
  };
}

/** A toy on its foot, with its shadow. */
function placeToy(sheet: Sheet, toy: Toy, [x, y]: Point, scale: number): string {
  const shadow = contactShadow(sheet, [x, y], toy.width * scale * 0.58, toy.width * scale * 0.07);
  return (
    shadow +
    group(toy.draw({ ...sheet, unit: sheet.unit / scale }, paintOf(sheet)), {
      transform: placed(x, y, 0, scale),
    })
  );
}

function table({ backdrop, isDark, beside }: Scene, subject: ToyName, sheet: Sheet): string {
  const { width, height, random } = sheet;
  const ground = stage(sheet, { backdrop, level: random.between(0.76, 0.82), isDark });
  const toy = TOYS[subject];
  const scale = Math.min(
    ((beside.length > 0 ? 0.46 : 0.78) * width) / toy.width,
    (ground.foot * (beside.length > 0 ? 0.8 : 0.74)) / toy.height,
  );
  const others = beside.map((name, index) => {
    const { width: wide, height: tall } = TOYS[name];
    const small = Math.min((width * 0.22) / wide, (ground.foot * 0.5) / tall);
    return placeToy(
      sheet,
      TOYS[name],
      [width * (index === 0 ? 0.14 : 0.86), ground.foot - height * 0.02],
      small,
    );
  });
  const room = ground.foot - toy.height * scale;
  const hung = room > height * 0.34 ? hangings(sheet, room, ground.wall) : '';
  return ground.markup + hung + others.join('') + placeToy(sheet, toy, [width / 2, ground.foot], scale);
}

/** Flags on two strings, and below them stars, clouds and moons on threads, as far as there is room. */
function hangings(sheet: Sheet, room: number, wall: string): string {
  const { width, random, palette, unit } = sheet;
  const { hues } = paintOf(sheet);
  const flags = (y: number, sag: number, shift: number): string => {
    const at = (share: number): Point => [width * share, y + sag * 4 * share * (1 - share)];
    const pieces = times(9, (index) => {
      const [[ax, ay], [bx, by]] = [at((index + 0.12) / 9), at((index + 0.88) / 9)];
      return path(d`M${ax} ${ay}L${bx} ${by}L${(ax + bx) / 2} ${(ay + by) / 2 + width * 0.105}Z`, {
        fill: sheet.linear([
          [0, tint(hues[(index + shift) % hues.length] ?? wall, 0.02)],
          [1, shade(hues[(index + shift) % hues.length] ?? wall, 0.05)],
        ]),
      });
    });
    return (
      pieces.join('') +
      path(
        d`M0 ${y}Q${width / 2} ${y + sag * 2} ${width} ${y}`,
        stroked(shade(palette.soft, 0.2), unit * 0.3),
      )
    );
  };
  const light = lightness(wall) > 0.5 ? palette.paper : palette.soft;
  const mobile = times(5, (index) => {
    const x = width * (0.14 + index * 0.18);
    const y = lerp(
      room * 0.5,
      room * 0.82,
      index % 2 === 0 ? random.between(0, 0.4) : random.between(0.5, 0.9),
    );
    const size = width * 0.045;
    const thing =
      index % 2 === 0
        ? painted(x, y, size, hues[index] ?? wall)
        : group(cloud(tint(light, 0.02)), { transform: placed(x, y, 0, size / 16) });
    return line([x, 0], [x, y], stroked(shade(wall, 0.14), unit * 0.14)) + thing;
  });
  return (
    mobile.join('') +
    flags(-width * 0.02, width * 0.1, 0) +
    (room > width * 1.1 ? flags(width * 0.2, width * 0.08, 3) : '')
  );
}

/** Shelves full of toys. */
function shelves(sheet: Sheet): string {
  const { width, height, random, palette, unit } = sheet;
  const { wall } = stageColours(sheet, random, false);
  const rows = clamp(Math.round((height / width) * 2.1), 2, 5);
  const step = height / (rows + 0.12);
  const wood = mix(mix(palette.soft, palette.second, 0.4), '#c08f5c', 0.5);
  let waiting = random.shuffle(NAMES.filter((name) => name !== 'balloons'));
  const boards = times(rows, (row) => {
    const y = step * (row + 1) - step * 0.1;
    const tall = step * 0.68;
    const standing: string[] = [];
    const room = (): number => width * 0.95 - x;
    let x = width * 0.05;
    const placedNow = waiting.filter((name) => {
      const toy = TOYS[name];
      const scale = Math.min((tall * random.between(0.8, 1)) / toy.height, (width * 0.5) / toy.width);
      if (toy.width * scale > room()) return false;
      standing.push(placeToy(sheet, toy, [x + (toy.width * scale) / 2, y], scale));
      x += toy.width * scale + width * 0.03;
      return true;
    });
    waiting = [...waiting.filter((name) => !placedNow.includes(name)), ...placedNow];
    const gap = (width * 0.98 - x) / 2;
    const board =
      rect(0, y + step * 0.045, width, step * 0.07, { fill: shade(wall, 0.14), opacity: 0.5 }) +
      rect(0, y - unit * 0.3, width, step * 0.055, {
        fill: sheet.linear([
          [0, tint(wood, 0.06)],
          [0.2, wood],
          [1, shade(wood, 0.06)],
        ]),
      });
    return board + group(standing, { transform: placed(gap > 0 ? gap : 0, 0) });
  });
  return [
    rect(0, 0, width, height, {
      fill: sheet.linear(
        [
          [0, tint(wall, 0.03)],
          [1, shade(wall, 0.03)],
        ],
        [0, 0],
        [0.4, 1],
      ),
    }),
    stipple(
      sheet,
      { x: 0, y: 0, width, height },
      {
        density: (x, y) => ((y % step) / step) * 0.4 + (x / width) * 0.2,
        colour: shade(wall, 0.08),
        dots: 2600,
        size: 0.16,
        opacity: 0.6,
      },
    ),
    ...boards,
  ].join('');
}
