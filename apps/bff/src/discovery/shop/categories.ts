/**
 * A category of products: a number and a name of the product taxonomy that feeds of shops use (`google_product_category`), of which
 * the site has the first level and the most usual parts of the second.
 */
export type ShopCategory = {
  /** The number in the taxonomy; it never changes. */
  readonly id: number;
  readonly urlName: string;
  /** In US English, as in the taxonomy. */
  readonly name: string;
  /** The id of the category above; null at the first level. */
  readonly parentId: number | null;
  /** Words by which shops name products of this category, in lower case. */
  readonly words: readonly string[];
};

type Part = readonly [id: number, name: string, words?: string];
type Tree = readonly (readonly [...Part, parts?: readonly Part[]])[];

/** The categories: first level, words in English and German, and the second level. */
const TREE: Tree = [
  [
    166,
    'Apparel & Accessories',
    'apparel fashion mode',
    [
      [
        1604,
        'Clothing',
        'clothes kleidung dress dresses shirt shirts sweater sweaters jacket jackets coat coats trousers jeans skirt pullover hemd kleid jacke mantel hose rock',
      ],
      [
        167,
        'Clothing Accessories',
        'scarf scarves hat hats belt belts glove gloves sunglasses schal mütze hut gürtel handschuhe',
      ],
      [
        6551,
        'Handbags, Wallets & Cases',
        'handbag handbags wallet wallets purse purses tote handtasche geldbörse',
      ],
      [
        188,
        'Jewelry',
        'jewellery schmuck ring rings necklace necklaces earring earrings bracelet bracelets brooch kette ohrringe armband',
      ],
      [187, 'Shoes', 'shoe schuhe boot boots sneaker sneakers sandal sandals slippers stiefel sandalen'],
    ],
  ],
  [
    536,
    'Home & Garden',
    'home garden household haus garten haushalt',
    [
      [
        696,
        'Decor',
        'decoration dekoration candle candles clock clocks mirror mirrors rug rugs vase vases wall kerze uhr spiegel teppich',
      ],
      [
        638,
        'Kitchen & Dining',
        'kitchen dining tableware ceramics pottery stoneware mug mugs cup cups bowl bowls plate plates teapot jug jugs pan pans küche geschirr keramik tasse schale teller krug pfanne',
      ],
      [
        4171,
        'Linens & Bedding',
        'linen linens bedding quilt quilts blanket blankets towel towels cushion pillow bettwäsche decke handtuch kissen',
      ],
      [594, 'Lighting', 'lamp lamps light lantern lanterns leuchte lampe'],
      [985, 'Plants', 'plant houseplant houseplants seeds flowers pflanze pflanzen samen blumen'],
      [689, 'Lawn & Garden', 'lawn gardening planter planters flowerpot rasen blumentopf gartengeräte'],
      [574, 'Bathroom Accessories', 'bathroom bath bad badezimmer'],
      [604, 'Household Appliances', 'appliance appliances haushaltsgeräte'],
    ],
  ],
  [
    436,
    'Furniture',
    'interiors interior möbel',
    [
      [443, 'Chairs', 'chair stool stools armchair armchairs stuhl hocker sessel'],
      [6392, 'Tables', 'table desk desks tisch schreibtisch'],
      [460, 'Sofas', 'sofa couch couches'],
      [6433, 'Beds & Accessories', 'bed beds mattress bett matratze'],
      [464, 'Shelving', 'shelf shelves bookcase bookshelf regal'],
      [6356, 'Cabinets & Storage', 'cabinet cabinets wardrobe dresser sideboard schrank kommode'],
    ],
  ],
  [
    8,
    'Arts & Entertainment',
    'art arts kunst',
    [
      [
        500044,
        'Posters, Prints & Visual Artwork',
        'poster posters print prints map maps typography artwork painting paintings plakat druck karte gemälde',
      ],
      [
        5710,
        'Hobbies & Creative Arts',
        'hobby craft crafts kit kits fabric fabrics yarn embroidery sewing basteln stoff stoffe garn stickerei nähen',
      ],
      [5709, 'Party & Celebration', 'party celebration greeting balloon balloons feier ballons'],
    ],
  ],
  [
    1239,
    'Toys & Games',
    'spielwaren',
    [
      [1253, 'Toys', 'toy doll dolls blocks rattle spielzeug puppe bauklötze'],
      [3793, 'Games', 'game spiel spiele'],
      [3867, 'Puzzles', 'puzzle jigsaw'],
    ],
  ],
  [537, 'Baby & Toddler', 'baby toddler nursery kleinkind'],
  [
    469,
    'Health & Beauty',
    'beauty health gesundheit schönheit',
    [
      [2915, 'Personal Care', 'soap soaps skincare cosmetics makeup perfume shampoo seife kosmetik parfüm'],
      [491, 'Health Care', 'vitamins first-aid vitamine'],
    ],
  ],
  [
    412,
    'Food, Beverages & Tobacco',
    'lebensmittel',
    [
      [
        422,
        'Food Items',
        'food chocolate honey jam spice spices snack snacks schokolade honig marmelade gewürze',
      ],
      [413, 'Beverages', 'drink drinks tea coffee juice wine getränke tee kaffee saft wein'],
    ],
  ],
  [
    222,
    'Electronics',
    'electronic elektronik',
    [
      [223, 'Audio', 'headphones speaker speakers kopfhörer lautsprecher'],
      [278, 'Computers', 'computer laptop laptops tablet tablets'],
      [270, 'Communications', 'phone phones smartphone smartphones telefon handy'],
    ],
  ],
  [141, 'Cameras & Optics', 'camera cameras lens binoculars kamera objektiv fernglas'],
  [
    988,
    'Sporting Goods',
    'sport sports sportartikel',
    [
      [
        1011,
        'Outdoor Recreation',
        'outdoor camping hiking bicycle bicycles bike climbing tent fahrrad wandern zelt',
      ],
      [990, 'Exercise & Fitness', 'fitness exercise yoga gym'],
    ],
  ],
  [
    783,
    'Media',
    'medien',
    [
      [784, 'Books', 'book novel magazine buch bücher roman zeitschrift'],
      [855, 'Music & Sound Recordings', 'vinyl records album schallplatte'],
    ],
  ],
  [
    922,
    'Office Supplies',
    'office stationery notebook notebooks pen pens calendar planner büro schreibwaren notizbuch stift kalender',
  ],
  [5181, 'Luggage & Bags', 'luggage bag bags backpack backpacks suitcase tasche rucksack koffer'],
  [1, 'Animals & Pet Supplies', 'pet pets dog dogs cat cats haustier hund katze'],
  [632, 'Hardware', 'tool tools hammer drill werkzeug bohrer'],
  [888, 'Vehicles & Parts', 'car cars motorcycle auto motorrad fahrzeug'],
  [111, 'Business & Industrial', 'industrial gewerbe'],
  [5605, 'Religious & Ceremonial', 'religious wedding hochzeit'],
  [2092, 'Software', 'software'],
];

/** All categories; each is after the one above it. */
export const SHOP_CATEGORIES: readonly ShopCategory[] = TREE.flatMap(([id, name, words, parts = []]) => [
  category(id, name, words, null),
  ...parts.map(([part, partName, partWords]) => category(part, partName, partWords, id)),
]);

const byId = new Map(SHOP_CATEGORIES.map((one) => [one.id, one]));

/** Returns a category by its number. */
export const findCategory = (id: number): ShopCategory | undefined => byId.get(id);

/** Returns the parts of a category; of null those of the first level. */
export const partsOf = (id: number | null): readonly ShopCategory[] =>
  SHOP_CATEGORIES.filter(({ parentId }) => parentId === id);

function category(
  id: number,
  name: string,
  words: string | undefined,
  parentId: number | null,
): ShopCategory {
  return { id, name, urlName: slugOf(name), parentId, words: words?.split(' ') ?? [] };
}

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
