import { expect, test } from 'vitest';
import { ArticlePageDocument } from '../../data/generated/graphql.ts';
import { createQueryCache, operationKey } from '../../data/query-cache.ts';
import type { ArticleData } from './article-blocks.tsx';
import { articleHead, articleJsonLd } from './article-head.ts';

const SITE = 'https://peg.example';
const ARTICLE: ArticleData = {
  entityId: '7',
  slug: 'clay-cups',
  kind: 'article',
  language: 'de',
  state: 'published',
  title: 'Becher & <Schalen>',
  summary: 'Sechs Becher.',
  publishedAt: '2026-12-01T09:00:00.000Z',
  updatedAt: '2026-12-02T09:00:00.000Z',
  cover: {
    images: [{ size: '736x', url: '/i/736x/ab/cd/ef/abcdef.webp', width: 736, height: 1104 }],
    altText: 'Ein "Becher"',
    dominantColor: '#a06030',
    pin: null,
  },
  blocks: [],
  nextArticles: [],
};

function headOf(article: ArticleData): string {
  const answers = createQueryCache(() => Promise.reject(new Error('Everything is known.')));
  const result = { __typename: 'ArticleData', data: article } as const;
  answers.restore({ [operationKey(ArticlePageDocument, { article: article.slug })]: { result } });
  return articleHead({ answers, params: { slug: article.slug }, publicUrl: SITE, language: null });
}

test('[SR-15] the structured data of an article has its dates, language, image and breadcrumbs', () => {
  const data = JSON.parse(JSON.stringify(articleJsonLd(ARTICLE, SITE, { today: 'Today', list: 'Articles' })));
  const [article, breadcrumbs] = data['@graph'];
  expect(article).toMatchObject({
    '@type': 'Article',
    url: `${SITE}/discover/article/clay-cups/`,
    headline: ARTICLE.title,
    inLanguage: 'de',
    datePublished: ARTICLE.publishedAt,
    dateModified: ARTICLE.updatedAt,
    image: {
      url: `${SITE}/i/736x/ab/cd/ef/abcdef.jpg`,
      width: { '@type': 'QuantitativeValue', value: 736, unitCode: 'E37' },
      height: { value: 1104 },
    },
  });
  expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${SITE}/today/`,
    `${SITE}/today/article/`,
    `${SITE}/discover/article/clay-cups/`,
  ]);
});

test('[SR-15] the head of an article has Open Graph and structured data, escaped', () => {
  const head = headOf(ARTICLE);
  expect(head).toContain('<meta property="og:type" content="article">');
  expect(head).toContain('<meta property="og:title" content="Becher &amp; &lt;Schalen&gt;">');
  expect(head).toContain(`<meta property="og:url" content="${SITE}/discover/article/clay-cups/">`);
  expect(head).toContain('<meta property="og:image:alt" content="Ein &quot;Becher&quot;">');
  expect(head).toContain('<script type="application/ld+json">');
  expect(head).not.toContain('<Schalen>');
});

test('[SR-15] an article without a cover names no image', () => {
  const head = headOf({ ...ARTICLE, cover: null });
  expect(head).not.toContain('og:image');
  expect(head).toContain('"headline"');
});

test.each(['draft', 'scheduled', 'ended', 'withdrawn'] as const)(
  '[SR-15] the preview of an article that is %s has nothing for search engines',
  (state) => {
    expect(headOf({ ...ARTICLE, state })).toBe('');
  },
);
