import { draftDetailsSchema } from '@pegboard/types';
import { describe, expect, test } from 'vitest';
import { readPage } from './read-page.ts';

const AT = 'https://shop.example/cups/blue';

const jsonLd = (data: unknown): string =>
  `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
const metas = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('');
const detailsOf = (html: string) => readPage(html, AT).details;

const PRODUCT = {
  kind: 'product',
  name: 'Blue cup',
  brand: 'Kiln',
  price: 19.5,
  currency: 'EUR',
  isInStock: true,
} as const;
const NO_RECIPE = { kind: 'recipe', name: '', servings: null, cookTime: null, ingredients: [] } as const;

describe('a recipe', () => {
  test('[CR-03] in the graph of a blog post, whose author is a reference', () => {
    const page = readPage(
      jsonLd({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'Article', '@id': '#article', headline: 'Soup!', author: { '@id': '#ines' } },
          { '@type': ['WebPage', 'ItemPage'], '@id': AT, name: 'Soup' },
          { '@type': 'Person', '@id': '#ines', name: 'Ines Moreau' },
          {
            '@type': ['Recipe', 'NewsArticle'],
            name: 'Tomato &amp; basil soup',
            recipeYield: ['4', '4 servings'],
            prepTime: 'PT10M',
            cookTime: 'PT1H5M',
            recipeIngredient: ['1&nbsp;kg tomatoes', '<b>Basil</b>', ''],
            recipeInstructions: [
              {
                '@type': 'HowToSection',
                name: 'The soup',
                itemListElement: [{ '@type': 'HowToStep', name: 'Boil', text: 'Boil the <i>tomatoes</i>' }],
              },
              { '@type': 'HowToStep', name: 'Serve' },
            ],
            image: [
              'https://cdn.example/soup.jpg',
              { '@type': 'ImageObject', url: '/soup-large.jpg', width: 1600, height: '900' },
            ],
          },
        ],
      }),
      AT,
    );
    expect(page.details).toEqual({
      kind: 'recipe',
      name: 'Tomato & basil soup',
      servings: 4,
      prepTime: 10,
      cookTime: 65,
      ingredients: ['1 kg tomatoes', 'Basil'],
      steps: ['Boil the tomatoes', 'Serve'],
    });
    expect(page.title).toBe('Tomato & basil soup');
    expect(page.images).toEqual([
      { url: 'https://shop.example/soup-large.jpg', width: 1600, height: 900, alt: null },
      { url: 'https://cdn.example/soup.jpg', width: null, height: null, alt: null },
    ]);
  });

  test('[CR-03] in microdata', () => {
    const html = `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Pan<b>cakes</b></h1>
      <span itemprop="recipeYield">Serves 6</span><time itemprop="cookTime" datetime="PT20M">20 minutes</time>
      <ul><li itemprop="recipeIngredient">200 g flour<li itemprop="recipeIngredient">2 eggs</ul>
      <div itemprop="nutrition" itemscope itemtype="http://schema.org/NutritionInformation">
      <span itemprop="name">Nutrition</span></div></div>`;
    expect(detailsOf(html)).toEqual({
      kind: 'recipe',
      name: 'Pancakes',
      servings: 6,
      cookTime: 20,
      ingredients: ['200 g flour', '2 eggs'],
    });
  });

  test.each([
    [{ cookTime: 'P0DT0H45M' }, { cookTime: 45 }],
    [{ cookTime: 'PT0S', totalTime: 'PT30M' }, { cookTime: 30 }],
    [{ cookTime: '45 minutes' }, { cookTime: null }],
    [{ cookTime: `PT${'9'.repeat(400)}M` }, { cookTime: null }],
    [{ recipeYield: 12 }, { servings: 12 }],
    [{ recipeYield: 'some' }, { servings: null }],
    [{ recipeYield: { '@type': 'QuantitativeValue', name: '8 pieces' } }, { servings: 8 }],
    [{ ingredients: 'Salt' }, { ingredients: ['Salt'] }],
    [
      { recipeIngredient: Array.from({ length: 150 }, (_, at) => `${at} g`) },
      { ingredients: { length: 100 } },
    ],
  ])('[CR-03] with %j has %j', (properties, expected) => {
    expect(detailsOf(jsonLd({ '@type': 'Recipe', ...properties }))).toMatchObject({
      ...NO_RECIPE,
      ...expected,
    });
  });
});

describe('a product', () => {
  const product = (properties: object) => ({
    '@context': 'https://schema.org/',
    '@type': 'Product',
    name: 'Blue cup',
    brand: { '@type': 'Brand', name: 'Kiln' },
    ...properties,
  });
  const IN_STOCK = 'https://schema.org/InStock';

  test.each<[string, object]>([
    ['one offer', { offers: { price: '19.50', priceCurrency: 'EUR', availability: IN_STOCK } }],
    [
      'a list of offers: the cheapest that is in stock',
      {
        offers: [
          { '@type': 'Offer', price: 24, priceCurrency: 'EUR', availability: IN_STOCK },
          {
            '@type': 'Offer',
            price: '12.00',
            priceCurrency: 'EUR',
            availability: 'http://schema.org/OutOfStock',
          },
          { '@type': 'Offer', price: 19.5, priceCurrency: 'eur', availability: 'InStock' },
          { '@type': 'Offer', price: 9, priceCurrency: 'USD', availability: IN_STOCK },
        ],
      },
    ],
    [
      'an aggregate offer',
      {
        offers: {
          '@type': 'AggregateOffer',
          lowPrice: '19.5',
          highPrice: '30',
          priceCurrency: 'EUR',
          offers: [{ '@type': 'Offer', availability: IN_STOCK }],
        },
      },
    ],
    [
      'price specifications, without the list price',
      {
        offers: [
          {
            availability: IN_STOCK,
            priceSpecification: [
              { priceType: 'https://schema.org/ListPrice', price: '39.00', priceCurrency: 'EUR' },
              { '@type': 'UnitPriceSpecification', price: '19.50', priceCurrency: 'EUR' },
            ],
          },
        ],
      },
    ],
    [
      'variants',
      {
        '@type': 'ProductGroup',
        hasVariant: [
          { '@type': 'Product', name: 'Blue cup, large', offers: { price: 29, priceCurrency: 'EUR' } },
          {
            '@type': 'Product',
            name: 'Blue cup, small',
            offers: { price: 19.5, priceCurrency: 'EUR', availability: IN_STOCK },
          },
        ],
      },
    ],
    [
      'prefixes, a list and a value object',
      {
        '@type': ['schema:Product', 'https://example.com/Cup'],
        'schema:offers': {
          '@list': [
            {
              'http://schema.org/price': { '@type': 'Text', '@value': '19.50' },
              priceCurrency: 'EUR',
              availability: { '@id': IN_STOCK, name: 'In stock' },
            },
          ],
        },
      },
    ],
  ])('[CR-03] with %s', (_, properties) => {
    expect(detailsOf(jsonLd([{ '@type': 'BreadcrumbList' }, product(properties)]))).toEqual(PRODUCT);
  });

  test('[CR-03] as the main entity of its page', () => {
    const offers = { price: 19.5, priceCurrency: 'EUR', availability: IN_STOCK };
    expect(detailsOf(jsonLd({ '@type': 'ItemPage', mainEntity: product({ offers }) }))).toEqual(PRODUCT);
  });

  test('[CR-03] in microdata', () => {
    const html = `<body itemscope itemtype="https://schema.org/WebPage">
      <div itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Blue cup</h1>
      <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><meta itemprop="name" content="Kiln"></span>
      <img itemprop="image" src="/cup.jpg">
      <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><span itemprop="price">19,50 €</span>
      <meta itemprop="priceCurrency" content="EUR"><link itemprop="availability" href="http://schema.org/InStock"></div>
      </div></body>`;
    expect(detailsOf(html)).toEqual(PRODUCT);
    expect(readPage(html, AT).images.map(({ url }) => url)).toEqual(['https://shop.example/cup.jpg']);
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    [
      'Open Graph',
      {
        'og:type': 'og:product',
        'og:title': 'Blue cup',
        'product:brand': 'Kiln',
        'product:price:amount': '19.50',
        'product:price:currency': 'EUR',
        'product:availability': 'instock',
      },
    ],
    [
      'Open Graph of another form',
      {
        'og:title': 'Blue cup',
        'og:brand': 'Kiln',
        'og:price:amount': '19,50',
        'og:price:currency': 'EUR',
        'og:availability': 'in stock',
      },
    ],
  ])('[CR-03] of %s alone', (_, properties) => {
    expect(detailsOf(metas(properties))).toEqual(PRODUCT);
  });

  test('[CR-03] of JSON-LD, completed by Open Graph', () => {
    const html =
      jsonLd(product({ brand: undefined })) +
      metas({
        'product:brand': 'Kiln',
        'product:price:amount': '19.50',
        'product:price:currency': 'EUR',
        'product:availability': 'in stock',
      });
    expect(detailsOf(html)).toEqual(PRODUCT);
  });

  test('[CR-03] among several is the one that the title names, else none', () => {
    const cups = [product({ name: 'Red cup' }), product({ name: 'Blue cup' })];
    expect(detailsOf(`<title>Blue Cup – Kiln</title>${jsonLd(cups)}`)).toMatchObject({ name: 'Blue cup' });
    expect(detailsOf(`<title>All cups</title>${jsonLd(cups)}`)).toBeNull();
  });
});

describe('an article', () => {
  test('[CR-03] with authors of every form', () => {
    const html = jsonLd({
      '@type': 'NewsArticle',
      headline: 'Cups are back',
      description: 'Why &ldquo;cups&rdquo; are back.',
      author: [
        { '@type': 'Person', name: 'Ines Moreau' },
        'Noor Ali',
        { '@type': 'Organization', name: ['Kiln'] },
        'https://example.com/people/noor',
        'Noor Ali',
      ],
      datePublished: '2026-03-04 10:00:00+01:00',
    });
    expect(detailsOf(html)).toEqual({
      kind: 'article',
      name: 'Cups are back',
      description: 'Why “cups” are back.',
      authors: ['Ines Moreau', 'Noor Ali', 'Kiln'],
      datePublished: '2026-03-04T10:00:00+01:00',
    });
  });

  test('[CR-03] of Open Graph alone', () => {
    const html = metas({
      'og:type': 'article',
      'og:title': 'Cups are back',
      'og:description': 'Why.',
      author: 'Ines Moreau',
      'article:author': 'https://facebook.example/ines',
      'article:published_time': '2026-03-04T10:00:00Z',
    });
    expect(detailsOf(html)).toEqual({
      kind: 'article',
      name: 'Cups are back',
      description: 'Why.',
      authors: ['Ines Moreau'],
      datePublished: '2026-03-04T10:00:00Z',
    });
  });
});

describe('structured data that is hostile or broken', () => {
  const nested = (depth: number): string =>
    `${'{"@graph":['.repeat(depth)}{"@type":"Recipe","name":"Soup"}${']}'.repeat(depth)}`;

  test.each<[string, string]>([
    ['broken JSON', '{"@type":"Recipe","name":"Soup",}'],
    ['no JSON', 'var recipe = {}'],
    ['a number', '7'],
    ['null', 'null'],
    ['a deep nesting', nested(5000)],
    ['more than 200 kB', `{"@type":"Recipe","name":"${'a'.repeat(200_000)}"}`],
    ['another vocabulary', '{"@type":"https://example.com/Recipe","name":"Soup"}'],
    ['a type that is an object', '{"@type":{"Recipe":1},"name":"Soup"}'],
    ['types of a prototype', '{"@type":["__proto__","constructor","toString"],"name":"Soup"}'],
  ])('[CR-03] is left out, and the rest is read: %s', (_, script) => {
    const rest = jsonLd({ '@type': 'Article', headline: 'Cups' });
    expect(detailsOf(jsonLd(script) + rest)).toMatchObject({ kind: 'article', name: 'Cups' });
  });

  test('[CR-03] changes no prototype', () => {
    const script = `{"@type":"Product","name":"Cup","__proto__":{"polluted":1,"offers":{"price":1}},
      "constructor":{"prototype":{"polluted":1}},"offers":{"__proto__":{"price":3},"price":"5","priceCurrency":"EUR"}}`;
    expect(detailsOf(jsonLd(script))).toMatchObject({ name: 'Cup', price: 5 });
    expect(({} as Readonly<Record<string, unknown>>)['polluted']).toBeUndefined();
    const microdata = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="__proto__">1</b>
      <b itemprop="constructor">2</b><b itemprop="name">Cup</b></div>`;
    expect(detailsOf(microdata)).toMatchObject({ name: 'Cup', price: null });
  });

  test.each<[string, string]>([
    ['a huge array of offers', jsonLd({ '@type': 'Product', name: 'Cup', offers: Array(60_000).fill(1) })],
    [
      'a huge array of items',
      jsonLd(`{"@type":"Product","name":"Cup","offers":[${'{},'.repeat(60_000)}{"price":1}]}`),
    ],
    ['references in a circle', jsonLd([{ '@id': 'a', mainEntity: { '@id': 'a' } }, { '@type': 'Product' }])],
    [
      'microdata in microdata',
      '<div itemscope itemprop="offers" itemtype="https://schema.org/Product">'.repeat(9000),
    ],
    [
      'many texts in texts',
      `<div itemscope itemtype="https://schema.org/Product">${'<b itemprop="name">a'.repeat(9000)}`,
    ],
    [
      'tags without end in a text',
      jsonLd({ '@type': 'Recipe', name: '<a'.repeat(40_000), recipeIngredient: '<a>'.repeat(20_000) }),
    ],
    [
      'texts that are long or not well-formed',
      jsonLd({
        '@type': 'Recipe',
        name: '\ud800\u0000',
        recipeIngredient: ['a'.repeat(9000), '\u202e'],
      }),
    ],
    [
      'a price without bounds',
      jsonLd({ '@type': 'Product', offers: { price: 1e308, lowPrice: '9'.repeat(900) } }),
    ],
  ])('[CR-03] is read within bounds, and its details fit a draft: %s', (_, html) => {
    const details = detailsOf(html);
    expect(draftDetailsSchema.safeParse(details ?? { ...NO_RECIPE }).error).toBeUndefined();
  });
});
