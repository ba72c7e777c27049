import { defineFamily, type Brief, type Family } from '../../art/family.ts';
import type { Sheet } from '../../art/sheet.ts';
import { BACKDROP_WORDS, BACKDROPS, stage, type Backdrop } from '../../art/stage.ts';
import { hangings } from './hangings.ts';
import { paintOf, placeToy } from './placing.ts';
import { shelves } from './shelves.ts';
import { kiteSky, space } from './skies.ts';
import { NAMES, TOYS, type ToyName } from './toy-list.ts';

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

const SUBJECTS = [...NAMES, 'kite', 'toy rocket', 'toy shelf'] as const;

/** The toys that may stand beside another: small and round enough. */
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
