import type { Random } from '../art/random.ts';
import type { DemoRecipe } from './world.ts';

const LARDER: readonly (readonly [dish: RegExp, minutes: number, ingredients: readonly string[]])[] = [
  [
    /pizza|flatbread/,
    45,
    [
      '1 ball of pizza dough',
      '150 g crushed tomatoes',
      '200 g mozzarella',
      '1 handful of basil',
      '2 tbsp olive oil',
      '1 pinch of sea salt',
    ],
  ],
  [
    /ramen|noodle|pho|udon/,
    50,
    [
      '200 g wheat noodles',
      '1 l chicken or mushroom stock',
      '2 tbsp white miso',
      '2 soft-boiled eggs',
      '3 spring onions',
      '1 sheet of nori',
      '1 tsp chilli oil',
    ],
  ],
  [
    /pasta|spaghetti|ravioli|lasagne/,
    35,
    [
      '320 g pasta',
      '2 cloves of garlic',
      '400 g ripe tomatoes',
      '50 g parmesan',
      '4 tbsp olive oil',
      '1 small bunch of basil',
    ],
  ],
  [
    /salad/,
    20,
    [
      '1 head of crisp lettuce',
      '1 cucumber',
      '200 g cherry tomatoes',
      '100 g feta',
      '1 lemon',
      '4 tbsp olive oil',
      '1 tbsp toasted seeds',
    ],
  ],
  [
    /cake|tart|pie|cupcake/,
    70,
    [
      '180 g flour',
      '120 g sugar',
      '3 eggs',
      '125 g soft butter',
      '300 g berries',
      '1 tsp baking powder',
      '1 pinch of salt',
    ],
  ],
  [
    /pancake|waffle|crepe/,
    25,
    [
      '250 g flour',
      '400 ml milk',
      '2 eggs',
      '1 tbsp sugar',
      '30 g melted butter',
      '200 g berries',
      'maple syrup, to serve',
    ],
  ],
  [
    /soup|stew/,
    40,
    [
      '1 onion',
      '2 carrots',
      '600 g pumpkin',
      '900 ml vegetable stock',
      '200 ml coconut milk',
      '1 thumb of ginger',
      '1 lime',
    ],
  ],
  [
    /curry|rice|biryani/,
    45,
    [
      '300 g basmati rice',
      '1 onion',
      '1 tbsp curry paste',
      '400 ml coconut milk',
      '1 tin of chickpeas',
      '150 g spinach',
      '1 lime',
    ],
  ],
  [
    /taco|burrito/,
    30,
    [
      '8 small corn tortillas',
      '1 avocado',
      '250 g black beans',
      '1 red onion',
      '2 limes',
      '1 bunch of coriander',
      '100 ml sour cream',
    ],
  ],
  [
    /egg|toast|breakfast|shakshuka/,
    25,
    [
      '4 eggs',
      '400 g chopped tomatoes',
      '1 red pepper',
      '1 tsp cumin',
      '4 slices of sourdough',
      '1 handful of parsley',
    ],
  ],
  [
    /bread|loaf|bun|croissant|bagel/,
    180,
    [
      '500 g strong flour',
      '350 ml water',
      '10 g salt',
      '7 g dry yeast',
      '1 tbsp honey',
      '2 tbsp sesame seeds',
    ],
  ],
  [
    /cookie|biscuit|macaron|doughnut|donut/,
    40,
    [
      '200 g flour',
      '120 g butter',
      '100 g brown sugar',
      '1 egg',
      '150 g dark chocolate',
      '1 pinch of sea salt',
    ],
  ],
  [
    /sushi|fish|salmon|prawn/,
    50,
    [
      '300 g sushi rice',
      '250 g very fresh salmon',
      '3 tbsp rice vinegar',
      '1 cucumber',
      '4 sheets of nori',
      'soy sauce and pickled ginger, to serve',
    ],
  ],
  [
    /fruit|berry|citrus|lemon|smoothie|\bice/,
    15,
    ['2 oranges', '1 mango', '200 g strawberries', '1 lime', '1 tbsp honey', '1 sprig of mint'],
  ],
  [
    /coffee|\btea\b|latte|chocolate/,
    10,
    ['18 g freshly ground coffee', '250 ml milk', '1 tsp honey', '1 pinch of cinnamon'],
  ],
];

const USUAL = [
  '2 tbsp olive oil',
  '1 onion',
  '2 cloves of garlic',
  '600 g seasonal vegetables',
  '1 lemon',
  '1 small bunch of herbs',
  'flaky salt and pepper',
];

/** Returns the recipe of a dish, by its name, otherwise by its tags, with a rating. */
export function recipeFor(dish: string, tags: readonly string[], random: Random): DemoRecipe {
  const named = (text: string) => LARDER.find(([kind]) => kind.test(text));
  const [, minutes, ingredients] = named(dish) ?? named(tags.join(' ')) ?? [/./, 35, USUAL];
  return {
    cookMinutes: minutes + random.pick([-5, 0, 0, 5, 10]),
    servings: random.pick([2, 2, 4, 4, 6]),
    ingredients,
    ratingValue: Math.round(random.between(3.6, 5) * 10) / 10,
    reviewCount: random.whole(4, 380),
  };
}
