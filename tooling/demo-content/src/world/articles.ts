import type { DemoArticle, DemoArticleBlock, DemoPin } from './world.ts';

/** The Pins of a block: those of some boards, all or only products. */
type Selection = {
  readonly boards: readonly string[];
  readonly count: number;
  readonly isOfProducts?: boolean;
};
type Plan = Omit<DemoArticle, 'coverPin' | 'blocks'> & {
  readonly cover: Selection;
  readonly blocks: readonly (
    | Exclude<DemoArticleBlock, { kind: 'pins' | 'image' }>
    | { readonly kind: 'pins'; readonly of: Selection }
    | { readonly kind: 'image'; readonly of: Selection; readonly altText: string }
  )[];
};

const heading = (text: string) => ({ kind: 'heading', text }) as const;
const paragraph = (text: string, ...links: readonly (readonly [text: string, url: string])[]) =>
  ({ kind: 'paragraph', text, links: links.map(([words, url]) => ({ text: words, url })) }) as const;
const pins = (count: number, ...boards: readonly string[]) =>
  ({ kind: 'pins', of: { boards, count } }) as const;
const products = (count: number, ...boards: readonly string[]) =>
  ({ kind: 'pins', of: { boards, count, isOfProducts: true } }) as const;

const PLANS: readonly Plan[] = [
  {
    slug: 'set-a-table-you-want-to-sit-at',
    kind: 'shop',
    language: 'en',
    title: 'Set a table that you want to sit at',
    summary: 'Bowls, cups and vases from small studios, chosen to be used every day.',
    cover: { boards: ['kilnandco/set-the-table'], count: 1, isOfProducts: true },
    ageDays: 0.3,
    blocks: [
      paragraph(
        'A good table does not need a matching set. It needs a few pieces that you like to hold. Start with the cup that you use each morning, then add what goes with it.',
      ),
      heading('Start with bowls and cups'),
      paragraph(
        'Handmade stoneware is a little different each time. Choose two glazes that you like together and let the shapes vary.',
      ),
      products(6, 'kilnandco/set-the-table', 'kilnandco/seconds-with-love'),
      heading('Add one vase'),
      paragraph(
        'A single branch in a tall vase is enough for most evenings. These come from the spring collection and from pots that were made for plants.',
      ),
      products(6, 'kilnandco/the-spring-collection', 'fernandmoss/pots-and-planters'),
    ],
  },
  {
    slug: 'first-weeks-at-the-potters-wheel',
    kind: 'article',
    language: 'en',
    title: 'Your first weeks at the potter’s wheel',
    summary: 'Most first bowls collapse. Here is what helps, and what you can make while you learn.',
    cover: { boards: ['ada/tuesday-pottery-class'], count: 1 },
    ageDays: 1.2,
    blocks: [
      paragraph(
        'Centering the clay is the hardest part, and nobody gets it in the first lesson. Keep your elbows on your knees, use less water than you think, and stop before you are tired.',
        ['Centering the clay', 'https://en.wikipedia.org/wiki/Potter%27s_wheel'],
      ),
      pins(8, 'ada/tuesday-pottery-class'),
      heading('Glazes take patience'),
      paragraph(
        'Write down every glaze and every firing. Two months later you will want to know how you got that blue.\nTest tiles cost little and save the pieces that you care about.',
      ),
      {
        kind: 'image',
        of: { boards: ['yukitanaka/small-bowls'], count: 1 },
        altText: 'Handmade ceramics in soft colors',
      },
      heading('Small bowls to learn from'),
      pins(6, 'yukitanaka/small-bowls'),
    ],
  },
  {
    slug: 'house-plants-for-dark-flats',
    kind: 'article',
    language: 'en',
    title: 'House plants for dark flats',
    summary: 'Six plants that grow away from the window, and how to water them without a calendar.',
    cover: { boards: ['fernandmoss/house-plants-that-want-to-live'], count: 1 },
    ageDays: 3,
    blocks: [
      paragraph(
        'Low light does not mean no light. If you can read a book at noon, a snake plant or a pothos will live there. Turn the pot once a week, and dust the leaves.',
      ),
      pins(8, 'fernandmoss/house-plants-that-want-to-live', 'ada/the-windowsill-jungle'),
      heading('Water less'),
      paragraph(
        'More house plants die from too much water than from too little. Push a finger into the soil: if it is damp at the second joint, wait.',
      ),
      pins(6, 'zola_ndlovu/succulent-society', 'priya_raman/balcony-garden'),
    ],
  },
  {
    slug: 'three-colors-are-enough',
    kind: 'article',
    language: 'en',
    title: 'Three colors are enough',
    summary: 'Poster makers on limits, overprinting, and the color that they always come back to.',
    cover: { boards: ['lotte_devries/three-colours-or-fewer'], count: 1 },
    ageDays: 6,
    blocks: [
      paragraph(
        'With three inks, every shape has to earn its place. Where two of them overlap you get a fourth color for free, and that is often the best part of the print.',
      ),
      pins(8, 'lotte_devries/three-colours-or-fewer', 'tomasz_n/posters-from-home'),
      heading('Letters first'),
      paragraph(
        'Set the words before you draw anything. A good line of type tells you how much space is left.',
      ),
      pins(6, 'lotte_devries/good-letters', 'henrik_dahl/type-for-shop-windows'),
    ],
  },
  {
    slug: 'ein-langsamer-sonntag-in-der-kueche',
    kind: 'article',
    language: 'de',
    title: 'Ein langsamer Sonntag in der Küche',
    summary: 'Suppe, Brot und ein Blech Kekse: drei Dinge, die Zeit brauchen und fast keine Arbeit machen.',
    cover: { boards: ['priya_raman/weeknight-dinners'], count: 1 },
    ageDays: 0.8,
    blocks: [
      paragraph(
        'Wer früh anfängt, muss nichts beeilen. Setz die Suppe auf, bevor der Kaffee fertig ist, und lass sie den Rest allein machen.',
      ),
      pins(6, 'priya_raman/weeknight-dinners', 'yukitanaka/cooking-with-the-season'),
      heading('Etwas Süßes für danach'),
      paragraph(
        'Kekse werden besser, wenn der Teig eine Stunde kalt steht. Genau so lange dauert ein Spaziergang.',
      ),
      pins(6, 'priya_raman/sweet-things'),
    ],
  },
  {
    slug: 'بيت-هادئ-بألوان-دافئة',
    kind: 'article',
    language: 'ar',
    title: 'بيت هادئ بألوان دافئة',
    summary: 'أفكار بسيطة لغرف تدعوك إلى البقاء: ضوء جيد، وقماش طبيعي، ولون واحد تحبه.',
    cover: { boards: ['zola_ndlovu/rooms-with-soul'], count: 1 },
    ageDays: 0.9,
    blocks: [
      paragraph(
        'لا تحتاج الغرفة الجميلة إلى أثاث كثير. ابدأ بمصباح واحد جيد، ثم اختر لونًا تحبه وكرّره في وسادة أو مزهرية أو لوحة.',
      ),
      pins(6, 'zola_ndlovu/rooms-with-soul', 'yukitanaka/quiet-rooms'),
      heading('نباتات قرب النافذة'),
      paragraph('النباتات الصغيرة تغيّر المكان كله. ضعها قرب الضوء واسقها عندما تجف التربة فقط.'),
      pins(6, 'ada/the-windowsill-jungle', 'fernandmoss/green-rooms'),
    ],
  },
];

/** Returns the articles of the demo site. */
export function makeArticles(all: readonly DemoPin[]): readonly DemoArticle[] {
  const select = ({ boards, count, isOfProducts = false }: Selection): readonly string[] =>
    all
      .filter(({ board, detail }) => boards.includes(board) && (!isOfProducts || detail.kind === 'product'))
      .slice(0, count)
      .map(({ key }) => key);
  const one = (selection: Selection): string => {
    const [key] = select(selection);
    if (key === undefined)
      throw new Error(`An article shows a Pin of ${selection.boards.join(', ')}, which has none.`);
    return key;
  };
  return PLANS.map(({ cover, blocks, ...plan }) => ({
    ...plan,
    coverPin: one(cover),
    blocks: blocks.map((block): DemoArticleBlock => {
      if (block.kind === 'pins') return { kind: 'pins', pins: select(block.of) };
      if (block.kind === 'image') return { kind: 'image', pin: one(block.of), altText: block.altText };
      return block;
    }),
  }));
}
