import type { FamilyName } from '../../families/index.ts';
import type { BoardPlan } from './board-plan.ts';

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

/** The public boards, by owner. */
export const PUBLIC_BOARDS: readonly BoardPlan[] = [
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
