import type { PaletteName } from '../art/palettes.ts';
import type { FamilyName } from '../families/index.ts';

/** A board before its pins. `families` are what is pinned there; none means a bit of everything. */
export type BoardPlan = {
  readonly owner: string;
  readonly name: string;
  readonly description: string;
  readonly families: readonly FamilyName[];
  readonly sections?: readonly string[];
  readonly privacy?: 'protected' | 'secret';
  /** The one palette of a board that is about a colour. */
  readonly palette?: PaletteName;
  /** Who may add to it beside its owner. */
  readonly with?: readonly string[];
};

type Row = readonly [
  name: string,
  families: readonly FamilyName[],
  description: string,
  sections?: readonly string[],
];

const of = (owner: string, rows: readonly Row[]): BoardPlan[] =>
  rows.map(([name, families, description, sections]) => ({
    owner,
    name,
    description,
    families,
    ...(sections ? { sections } : {}),
  }));

const PUBLIC: readonly BoardPlan[] = [
  ...of('ada', [
    [
      'Slow mornings',
      ['food', 'ceramics'],
      'Breakfast, the good mug, and nowhere to be.',
      ['Mugs and bowls', 'Something warm'],
    ],
    [
      'The windowsill jungle',
      ['plants'],
      'Plants I have, plants I want, plants I have been told not to buy.',
      ['Easy ones', 'One day'],
    ],
    [
      'Tuesday pottery class',
      ['ceramics'],
      'Shapes and glazes to try before the term ends.',
      ['Glazes', 'Handles and lids', 'Big pots'],
    ],
    [
      'Our flat, eventually',
      ['interiors', 'fabrics'],
      'Paint, lamps and patience.',
      ['Living room', 'Hallway', 'Kitchen'],
    ],
    ['Walks north of the city', ['landscape', 'maps'], 'For the first dry Saturday.'],
  ]),
  ...of('kilnandco', [
    [
      'The spring collection',
      ['ceramics'],
      'New shapes, six glazes, small batches. Every piece signed by whoever threw it.',
      ['Vases', 'Tableware'],
    ],
    ['Seconds, with love', ['ceramics'], 'A wobble here, a drip there, half the price.'],
    [
      'Set the table',
      ['food', 'ceramics'],
      'How our customers eat. Send us yours.',
      ['Breakfast', 'Big dinners'],
    ],
    ['Studio notes', ['interiors', 'architecture'], 'Light, shelves and the old fire station we work in.'],
  ]),
  ...of('fernandmoss', [
    [
      'House plants that want to live',
      ['plants'],
      'Our forgiving favourites. No green thumb needed.',
      ['Low light', 'Pet friendly', 'Tall ones'],
    ],
    [
      'Pots and planters',
      ['ceramics', 'plants'],
      'The other half of a happy plant.',
      ['Terracotta', 'Glazed'],
    ],
    ['Green rooms', ['interiors', 'plants'], 'Rooms that breathe.'],
    ['Botanical prints', ['posters', 'fabrics'], 'For walls that get no sun at all.'],
  ]),
  ...of('mateo_rios', [
    [
      'Coast roads',
      ['landscape'],
      'Sea on one side, no hurry on the other.',
      ['Cliffs', 'Islands', 'Lighthouses'],
    ],
    ['Mountains I owe a visit', ['landscape'], 'A list that only gets longer.', ['Summer', 'Snow']],
    ['Maps of nowhere', ['maps'], 'Places that should exist.', ['Islands', 'Cities']],
    ['White villages', ['architecture'], 'Walls, stairs and hard shadows.'],
    ['Road snacks', ['food'], 'Worth the detour.'],
  ]),
  ...of('yukitanaka', [
    ['Small bowls', ['ceramics'], 'For one portion of something good.'],
    ['Indigo and other blues', ['fabrics'], 'Cloth that fades beautifully.', ['Dyed', 'Printed', 'Mended']],
    [
      'Cooking with the season',
      ['food'],
      'Four short chapters, every year.',
      ['Spring', 'Summer', 'Autumn', 'Winter'],
    ],
    ['Quiet rooms', ['interiors'], 'Little in them, all of it loved.'],
  ]),
  ...of('amara_obi', [
    ['Profiles', ['portraits'], 'Faces in as few shapes as I can.', ['Studies', 'Finished']],
    ['Cloth with a voice', ['fabrics'], 'Patterns that speak first.', ['Bold', 'Small repeats']],
    ['Posters that stopped me', ['posters', 'typography'], 'Seen from a bus, remembered for weeks.'],
  ]),
  ...of('lotte_devries', [
    [
      'Good letters',
      ['typography'],
      'Curves, counters and the space between.',
      ['Single letters', 'Numbers', 'Whole words'],
    ],
    ['Three colours or fewer', ['posters'], 'Restraint is a colour too.', ['Two inks', 'Three inks']],
    [
      'Teaching: lettering for everyone',
      ['typography'],
      'What we draw in class, in order.',
      ['Week one', 'Week two', 'Week three'],
    ],
    ['Loud walls', ['interiors', 'posters'], 'Paint first, ask later.'],
  ]),
  ...of('tomasz_n', [
    [
      'Toys to make this winter',
      ['toys'],
      'Plywood, beech and patient customers aged three and six.',
      ['On wheels', 'Animals', 'Puzzles'],
    ],
    ['Concrete can be kind', ['architecture'], 'Stairs, balconies, swimming pools.'],
    ['The kids’ corner', ['toys', 'interiors'], 'A room for two, and for everything they find outside.'],
    ['Posters from home', ['posters'], 'Film, circus and jazz, the old school.'],
  ]),
  ...of('priya_raman', [
    [
      'Weeknight dinners',
      ['food'],
      'Under forty minutes, loved by at least five of six.',
      ['Rice', 'Noodles', 'One pan'],
    ],
    ['Sweet things', ['food'], 'For birthdays and for Thursdays.', ['Cakes', 'Fruit']],
    ['Block printing', ['fabrics'], 'Carve, ink, press, repeat.', ['Borders', 'All-over']],
    ['Balcony garden', ['plants'], 'Herbs in front, everything else behind.'],
  ]),
  ...of('callum_reid', [
    ['Hills, mostly wet', ['landscape'], 'Waterproofs on.', ['Highlands', 'Lakes']],
    ['Old maps, new walks', ['maps'], 'Contours are my favourite kind of line.', ['Hills', 'Coast', 'Towns']],
    ['Bothies and cabins', ['landscape', 'architecture'], 'Four walls and a stove.'],
  ]),
  ...of('ines_carvalho', [
    [
      'Façades',
      ['architecture'],
      'Count the windows. No two rows alike.',
      ['Lisbon', 'Everywhere else', 'Doors'],
    ],
    ['Tiles and repeats', ['fabrics'], 'Patterns that never end.'],
    [
      'Drawing lessons from buildings',
      ['architecture', 'maps'],
      'Plans, sections, shadows.',
      ['Plans', 'Shadows'],
    ],
    ['Long lunches', ['food', 'ceramics'], 'Everything in the middle of the table.'],
  ]),
  ...of('zola_ndlovu', [
    ['Rooms with soul', ['interiors'], 'Collected, never decorated.', ['Warm', 'Dark and lovely']],
    ['Faces and stories', ['portraits'], 'Who are they? You tell me.'],
    ['Succulent society', ['plants'], 'Members water once a month.'],
  ]),
  ...of('henrik_dahl', [
    [
      'Chairs and the rooms around them',
      ['interiors'],
      'Sit first, judge later.',
      ['Reading', 'Dining', 'Waiting'],
    ],
    ['Type for shop windows', ['typography', 'posters'], 'Gold leaf optional.'],
  ]),
  ...of('leila_f', [
    ['Garden plans', ['plants', 'landscape'], 'A square of earth and big ideas.', ['Shade', 'Sun']],
    ['Patterns I would wear', ['fabrics'], 'And curtains I would hide behind.'],
    ['Lunch outside', ['food'], 'Lemon on everything.', ['Salads', 'Sharing plates']],
  ]),
];

const APART: readonly BoardPlan[] = [
  {
    owner: 'callum_reid',
    name: 'Mood: heather',
    description: 'One colour, all year.',
    families: [],
    palette: 'heather',
  },
  {
    owner: 'zola_ndlovu',
    name: 'Shades of plum',
    description: 'Fruit, paint, velvet, sky.',
    families: [],
    palette: 'plum',
  },
  {
    owner: 'ada',
    name: 'Birthday surprise for Henrik',
    description: 'He must not see this before March.',
    families: ['toys', 'interiors'],
    privacy: 'secret',
  },
  {
    owner: 'zola_ndlovu',
    name: 'Wedding, two families, one table',
    description: 'Only for us, until the invitations are out.',
    families: ['food', 'fabrics', 'typography'],
    sections: ['Table', 'Paper'],
    privacy: 'secret',
    with: ['amara_obi'],
  },
  {
    owner: 'ines_carvalho',
    name: 'House for C. and M.',
    description: 'Client board: reach it by its address.',
    families: ['architecture', 'interiors'],
    privacy: 'protected',
  },
  {
    owner: 'kilnandco',
    name: 'Wholesale preview, autumn',
    description: 'For our stockists. Please do not pass it on yet.',
    families: ['ceramics'],
    privacy: 'protected',
  },
  {
    owner: 'lotte_devries',
    name: 'Poster swap',
    description: 'Everybody adds one a week. No rules but one: no more than three colours.',
    families: ['posters', 'typography'],
    with: ['amara_obi', 'tomasz_n', 'ada'],
  },
  {
    owner: 'mateo_rios',
    name: 'The long walk, planned together',
    description: 'Where to start, where to sleep, where to eat. Ten days in May.',
    families: ['landscape', 'maps'],
    sections: ['Routes', 'Huts', 'Views'],
    with: ['callum_reid', 'leila_f'],
  },
];

/** The boards of the demo site. */
export const BOARD_PLANS: readonly BoardPlan[] = [...PUBLIC, ...APART];
