import { pie } from './berry-pie.ts';
import { breakfast } from './breakfast-plate.ts';
import { coffeeAndCroissant } from './coffee-and-croissant.ts';
import { CRUST } from './colours.ts';
import { cookies } from './cookies.ts';
import { fruitBowl } from './fruit-bowl.ts';
import { tart } from './fruit-tart.ts';
import { layerCake } from './layer-cake.ts';
import { pancakes } from './pancakes.ts';
import { pizza } from './pizza.ts';
import { ramen } from './ramen.ts';
import { salad } from './salad.ts';
import type { Row } from './scene.ts';
import { cakeSlice } from './slice-of-cake.ts';
import { soup } from './soup.ts';
import { sushi } from './sushi.ts';

/** The dishes by subject; `{}` in a sentence is the flavour. */
export const MENU = {
  'bowl of soup': {
    said: 'A bowl of {} soup with cream and croutons',
    flavours: [
      ['tomato', '#dd5a37'],
      ['pumpkin', '#eb9a3c'],
      ['pea', '#94b455'],
      ['beetroot', '#a83252'],
    ],
    dish: soup,
    tags: ['soup', 'dinner'],
  },
  pizza: {
    said: 'A {} pizza with basil and olives',
    flavours: [
      ['salami', '#c2402d'],
      ['tomato', '#df5a35'],
    ],
    dish: pizza,
    handle: 0.42,
    tags: ['pizza', 'italian food', 'dinner'],
  },
  'green salad': {
    said: 'A green salad with tomatoes, cucumber and {}',
    flavours: [
      ['radishes', '#d1436b'],
      ['red onions', '#8d4a86'],
    ],
    dish: salad,
    tags: ['salad', 'healthy food', 'lunch'],
  },
  ramen: {
    said: 'A bowl of ramen with noodles, soft eggs and {}',
    flavours: [
      ['pork', '#c98a6a'],
      ['roast chicken', '#dba66a'],
    ],
    dish: ramen,
    reach: 1.3,
    tags: ['ramen', 'noodles', 'japanese food'],
  },
  'berry pie': {
    said: 'A {} pie with a lattice crust',
    flavours: [
      ['blueberry', '#4b4f94'],
      ['cherry', '#b02a3a'],
      ['blackberry', '#5a2d5c'],
    ],
    dish: pie,
    tags: ['pie', 'baking', 'dessert'],
  },
  'breakfast plate': {
    said: 'A breakfast plate with {} eggs, toast, bacon and avocado',
    flavours: [
      ['fried', '#f4a62c'],
      ['sunny', '#f7b733'],
    ],
    dish: breakfast,
    tags: ['breakfast', 'brunch', 'eggs'],
  },
  'fruit bowl': {
    said: 'A bowl of apples, oranges, bananas and {} grapes',
    flavours: [
      ['purple', '#6a3a70'],
      ['green', '#a9bf5a'],
    ],
    dish: fruitBowl,
    tags: ['fruit', 'healthy food'],
  },
  'fruit tart': {
    said: 'A fruit tart with {} and rings of berries',
    flavours: [
      ['custard', '#f9df97'],
      ['lemon cream', '#f6d65c'],
      ['chocolate', '#6a4030'],
    ],
    dish: tart,
    tags: ['tart', 'baking', 'dessert'],
  },
  cookies: {
    said: 'A plate of cookies with {} chips',
    flavours: [
      ['dark chocolate', '#4a2a1f'],
      ['milk chocolate', '#7a4a30'],
    ],
    dish: cookies,
    tags: ['cookies', 'baking', 'sweets'],
  },
  sushi: {
    said: 'A board of sushi with {} and rolls',
    flavours: [
      ['salmon', '#f58a5f'],
      ['tuna', '#d04a4f'],
    ],
    dish: sushi,
    reach: 1.32,
    tags: ['sushi', 'japanese food', 'dinner'],
  },
  'coffee and croissant': {
    said: 'A cup of coffee and a {} croissant',
    flavours: [
      ['golden', CRUST],
      ['fresh', CRUST],
    ],
    dish: coffeeAndCroissant,
    reach: 1.25,
    tags: ['coffee', 'breakfast', 'croissant'],
  },
  pancakes: {
    said: 'A stack of pancakes with butter and {}',
    flavours: [
      ['maple syrup', '#a9581d'],
      ['honey', '#e09a2a'],
      ['berry sauce', '#9c2f4f'],
    ],
    dish: pancakes,
    isSide: true,
    tags: ['pancakes', 'breakfast', 'brunch'],
  },
  'layer cake': {
    said: 'A {} cake with berries on a cake stand',
    flavours: [
      ['strawberry', '#e98a98'],
      ['chocolate', '#5b3424'],
      ['pistachio', '#a5b870'],
      ['lemon', '#f3cf56'],
      ['caramel', '#c8803a'],
    ],
    dish: layerCake,
    isSide: true,
    tags: ['cake', 'baking', 'birthday'],
  },
  'slice of cake': {
    said: 'A slice of {} cake with cream and berries',
    flavours: [
      ['strawberry', '#ee98a2'],
      ['chocolate', '#6a4030'],
      ['pistachio', '#a9bb78'],
      ['orange', '#f0a24a'],
    ],
    dish: cakeSlice,
    isSide: true,
    tags: ['cake', 'dessert', 'sweets'],
  },
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a dish. */
export type Subject = keyof typeof MENU;
