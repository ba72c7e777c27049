import type { BoardPlan } from './board-plan.ts';

/** The boards of one color, the shared ones, and those that are secret or protected. */
export const SPECIAL_BOARDS: readonly BoardPlan[] = [
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
