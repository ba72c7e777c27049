import type { DraftDetails } from '@pegboard/types';
import { toPlainLine } from './plain-line.ts';
import { listMainItems, type SchemaItem, type SchemaItems } from './schema-items.ts';
import {
  createSchemaReader,
  parseAvailability,
  parseCount,
  parseCurrency,
  parseDate,
  parseMinutes,
  parsePrice,
  TEXT_MAX,
  type SchemaReader,
} from './schema-values.ts';

/** The metadata of a page that its details are read from. */
export type PageFacts = {
  /** Items of JSON-LD, then of microdata: the first that has a value decides. */
  readonly sources: readonly SchemaItems[];
  /** The first content of each `meta`, by name or property in lower case. */
  readonly metas: ReadonlyMap<string, string>;
  /** The contents of `article:author` and `author`. */
  readonly authors: readonly string[];
  readonly title: string | null;
  readonly description: string | null;
};

/** The details of a page, and the addresses of the images that belong to them. */
export type PageDetails = {
  readonly details: DraftDetails | null;
  readonly images: readonly {
    readonly url: string;
    readonly width: number | null;
    readonly height: number | null;
  }[];
};

type Kind = DraftDetails['kind'];
type Found = { readonly item: SchemaItem; readonly reader: SchemaReader };
type Product = Extract<DraftDetails, { readonly kind: 'product' }>;

const INGREDIENTS_MAX = 100;
const STEPS_MAX = 100;
const AUTHORS_MAX = 10;
const OFFERS_MAX = 500;
const ITEM_IMAGES_MAX = 10;
const PRODUCTS: ReadonlySet<string> = new Set([
  'Product',
  'ProductGroup',
  'IndividualProduct',
  'ProductModel',
  'SomeProducts',
  'Vehicle',
  'Car',
]);
const ARTICLES: ReadonlySet<string> = new Set([
  'BlogPosting',
  'LiveBlogPosting',
  'SocialMediaPosting',
  'Report',
  'ReportageNewsArticle',
]);

/**
 * Reads the details of the product, the recipe or the article that a page is about, in this order of preference: recipe,
 * product, article. JSON-LD is preferred to microdata, and both to Open Graph, which fills what they leave out.
 * A page with several products has details of one only if its title names it.
 */
export function readDetails(facts: PageFacts): PageDetails {
  const found = facts.sources.map((source) => {
    const reader = createSchemaReader(source);
    return listMainItems(source).map((item): Found => ({ item, reader }));
  });
  const chosen = (kind: Kind): readonly Found[] =>
    found.flatMap((items) => chooseItem(items, kind, facts) ?? []);
  const recipes = chosen('recipe');
  if (recipes.length > 0) return withImages(recipes, readRecipe(recipes, facts));
  const products = chosen('product');
  const product = readProduct(products, facts);
  if (product) return withImages(products, product);
  const articles = chosen('article');
  return withImages(articles, readArticle(articles, facts));
}

function chooseItem(items: readonly Found[], kind: Kind, { title }: PageFacts): Found | undefined {
  const fitting = items.filter(({ item }) => item.types.some((type) => kindOf(type) === kind));
  if (kind !== 'product' || fitting.length < 2) return fitting[0];
  const heading = title?.toLowerCase() ?? '';
  return fitting.find(({ item, reader }) => {
    const name = reader.text(item, 'name')?.toLowerCase();
    return name !== undefined && heading.includes(name);
  });
}

function kindOf(type: string): Kind | undefined {
  if (type === 'Recipe') return 'recipe';
  if (PRODUCTS.has(type)) return 'product';
  return ARTICLES.has(type) || type.endsWith('Article') ? 'article' : undefined;
}

function readRecipe(found: readonly Found[], { title }: PageFacts): DraftDetails {
  const text = firstText(found);
  const minutes = (...names: readonly string[]): number | null => parseMinutes(text(...names));
  const ingredients = found
    .map(({ item, reader }) => reader.texts(item, 'recipeIngredient', 'ingredients'))
    .find((lines) => lines.length > 0);
  const steps = found.map(({ item, reader }) => readSteps(item, reader)).find((lines) => lines.length > 0);
  // `totalTime` includes the preparation.
  const cookTime = minutes('cookTime');
  const prepTime = cookTime ? minutes('prepTime') : null;
  return {
    kind: 'recipe',
    name: text('name', 'headline') ?? title ?? '',
    servings: parseCount(text('recipeYield', 'yield')),
    ...(prepTime ? { prepTime } : {}),
    cookTime: cookTime || minutes('totalTime') || minutes('performTime'),
    ingredients: (ingredients ?? []).slice(0, INGREDIENTS_MAX),
    ...(steps ? { steps: steps.slice(0, STEPS_MAX) } : {}),
  };
}

/** Returns the steps of a recipe, those of its sections included. */
function readSteps(item: SchemaItem, reader: SchemaReader): readonly string[] {
  const steps = reader.items(item, 'recipeInstructions', 'instructions');
  if (steps.length === 0) return reader.texts(item, 'recipeInstructions', 'instructions');
  return steps
    .slice(0, STEPS_MAX)
    .flatMap((step) => {
      const parts = reader.items(step, 'itemListElement');
      return parts.length === 0 ? [step] : parts;
    })
    .flatMap((step) => reader.text(step, 'text', 'name') ?? []);
}

function readProduct(found: readonly Found[], facts: PageFacts): DraftDetails | undefined {
  const { metas, title } = facts;
  const meta = (...names: readonly string[]): string | undefined =>
    names.map((name) => metas.get(name)).find((value) => value !== undefined);
  const price = parsePrice(meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount'));
  const isProductPage = /^(?:og:)?product\b/.test(meta('og:type')?.trim().toLowerCase() ?? '');
  if (found.length === 0 && !isProductPage && price === null) return undefined;
  const text = firstText(found);
  const offers = found.map(({ item, reader }) => readOffers(item, reader));
  const priced = offers.find((offer) => offer.price !== null);
  const currency = parseCurrency(
    meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency'),
  );
  return {
    kind: 'product',
    name: text('name') ?? title ?? '',
    brand: text('brand', 'manufacturer') ?? toPlainLine(meta('product:brand', 'og:brand'), TEXT_MAX) ?? '',
    price: priced?.price ?? price,
    currency: priced ? (priced.currency ?? currency) : currency,
    isInStock:
      offers.find(({ isInStock }) => isInStock !== null)?.isInStock ??
      parseAvailability(meta('product:availability', 'og:availability')),
  };
}

function readArticle(found: readonly Found[], facts: PageFacts): DraftDetails | null {
  const { metas, title, description } = facts;
  if (found.length === 0 && metas.get('og:type')?.trim().toLowerCase() !== 'article') return null;
  const text = firstText(found);
  const named = found
    .map(({ item, reader }) => reader.texts(item, 'author', 'creator'))
    .find((names) => names.length > 0);
  const publisher = text('publisher') ?? toPlainLine(metas.get('og:site_name'), TEXT_MAX);
  const authors = named ?? facts.authors.flatMap((author) => toPlainLine(author, TEXT_MAX) ?? []);
  return {
    kind: 'article',
    name: text('headline', 'name') ?? title ?? '',
    description: text('description') ?? description ?? '',
    // Authors in Open Graph are often addresses of profiles.
    authors: [...new Set(authors.filter((name) => !/^https?:/i.test(name)))].slice(0, AUTHORS_MAX),
    ...(publisher ? { publisher } : {}),
    datePublished: parseDate(text('datePublished', 'dateCreated') ?? metas.get('article:published_time')),
  };
}

/** Returns the cheapest offer, preferring those in stock, and whether any is in stock. */
function readOffers(
  item: SchemaItem,
  reader: SchemaReader,
): Pick<Product, 'price' | 'currency' | 'isInStock'> {
  const variants = reader.items(item, 'hasVariant', 'model');
  const holders = [item, ...variants].slice(0, OFFERS_MAX);
  const offers = holders
    .flatMap((holder) => reader.items(holder, 'offers'))
    .flatMap((offer) => [offer, ...reader.items(offer, 'offers')])
    .slice(0, OFFERS_MAX)
    .map((offer) => readOffer(offer, reader));
  const stocks = offers.map(({ isInStock }) => isInStock);
  const isInStock = stocks.includes(true) ? true : stocks.includes(false) ? false : null;
  const priced = offers.filter(({ price }) => price !== null);
  const { currency = null } = priced.find((offer) => offer.currency !== null) ?? {};
  const comparable = priced.filter((offer) => offer.currency === null || offer.currency === currency);
  const available = comparable.filter((offer) => offer.isInStock !== false);
  const [first, ...others] = available.length > 0 ? available : comparable;
  const price = others.reduce(
    (lowest, offer) => Math.min(lowest, offer.price ?? lowest),
    first?.price ?? Infinity,
  );
  return { price: Number.isFinite(price) ? price : null, currency, isInStock };
}

function readOffer(
  offer: SchemaItem,
  reader: SchemaReader,
): Pick<Product, 'price' | 'currency' | 'isInStock'> {
  const current = reader
    .items(offer, 'priceSpecification')
    .filter(
      (one) => !/(?:List|Strikethrough|SuggestedRetail|MSRP|SRP)/i.test(reader.text(one, 'priceType') ?? ''),
    );
  const [specification] = current;
  const specified = (name: string): string | null =>
    specification ? reader.text(specification, name) : null;
  return {
    price: parsePrice(reader.text(offer, 'lowPrice', 'price') ?? specified('price') ?? specified('minPrice')),
    currency: parseCurrency(reader.text(offer, 'priceCurrency') ?? specified('priceCurrency')),
    isInStock: parseAvailability(reader.text(offer, 'availability')),
  };
}

function firstText(found: readonly Found[]): (...names: readonly string[]) => string | null {
  return (...names) => {
    for (const { item, reader } of found) {
      const text = reader.text(item, ...names);
      if (text !== null) return text;
    }
    return null;
  };
}

function withImages(found: readonly Found[], details: DraftDetails | null): PageDetails {
  const images = found.flatMap(({ item, reader }) =>
    reader
      .values(item, 'image')
      .slice(0, ITEM_IMAGES_MAX)
      .flatMap((image) => {
        if (typeof image === 'string') return [{ url: image, width: null, height: null }];
        const [url] = reader.values(image, 'url', 'contentUrl', '@id');
        if (typeof url !== 'string') return [];
        const side = (name: string): number | null => toSide(reader.text(image, name));
        return [{ url, width: side('width'), height: side('height') }];
      }),
  );
  return { details, images: images.slice(0, ITEM_IMAGES_MAX) };
}

function toSide(text: string | null): number | null {
  const [, digits] = /^(\d{1,5})(?:px)?$/.exec(text ?? '') ?? [];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
}
