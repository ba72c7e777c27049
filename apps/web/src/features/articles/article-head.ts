import { articlePath, articlesPath, todayPath } from '@pegboard/routes';
import { DEFAULT_LOCALE, type ArticleKind } from '@pegboard/types';
import { ArticlePageDocument, ArticlesDocument } from '../../data/generated/graphql.ts';
import { articleTexts as enUsArticles } from '../../messages/en-us-articles.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { attributes, dataScript, previewImageUrl, type Screen } from '../document-head/screen-head.ts';
import { breadcrumbList, knownAnswer, listPageHead } from '../explore/explore-head.ts';
import type { ArticleData } from './article-blocks.tsx';
import { largestImage } from './article-images.ts';
import { articlesOf } from './article-lists.ts';

const PUBLISHER = 'Pegboard';

/** Returns the head of an article's page; a preview has none. */
export function articleHead(screen: Screen): string {
  const article = screen.params['slug'] ?? '';
  const result = knownAnswer(screen, ArticlePageDocument, { article })?.result;
  if (result?.__typename !== 'ArticleData' || result.data.state !== 'published') return '';
  const { title, summary, publishedAt, updatedAt, cover } = result.data;
  const { publicUrl } = screen;
  const { articles } = textsOf(screen);
  const image = cover && largestImage(cover);
  const metas: readonly Readonly<Record<string, string>>[] = [
    { name: 'robots', content: 'max-image-preview:large' },
    { property: 'og:type', content: 'article' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: publicUrl + articlePath(result.data) },
    ...(image
      ? [
          { property: 'og:image', content: previewImageUrl(image.url, publicUrl) },
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
          { property: 'og:image:alt', content: cover?.altText ?? '' },
        ]
      : []),
    ...(publishedAt == null ? [] : [{ property: 'article:published_time', content: publishedAt }]),
    { property: 'article:modified_time', content: updatedAt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
  ];
  const trail = { today: articles.today, list: articles[result.data.kind].title };
  return (
    metas.map((meta) => `<meta ${attributes(meta)}>`).join('') +
    dataScript('application/ld+json', articleJsonLd(result.data, publicUrl, trail))
  );
}

/** Returns a length in pixels (UN/CEFACT code E37): the vocabulary has no plain numbers for lengths. */
const pixels = (value: number): object => ({ '@type': 'QuantitativeValue', value, unitCode: 'E37' });

/** Returns the structured data of an article, with breadcrumbs (SR-15). */
export function articleJsonLd(
  article: Pick<
    ArticleData,
    'slug' | 'kind' | 'language' | 'title' | 'summary' | 'publishedAt' | 'updatedAt' | 'cover'
  >,
  publicUrl: string,
  trail: { readonly today: string; readonly list: string },
): object {
  const { kind, language, title, summary, publishedAt, updatedAt, cover } = article;
  const url = publicUrl + articlePath(article);
  const image = cover && largestImage(cover);
  const publisher = { '@type': 'Organization', name: PUBLISHER, url: `${publicUrl}/` };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        url,
        mainEntityOfPage: url,
        headline: title,
        description: summary,
        inLanguage: language,
        datePublished: publishedAt ?? undefined,
        dateModified: updatedAt,
        image: image && {
          '@type': 'ImageObject',
          url: previewImageUrl(image.url, publicUrl),
          width: pixels(image.width),
          height: pixels(image.height),
        },
        author: publisher,
        publisher,
      },
      breadcrumbList(
        [
          { name: trail.today, path: todayPath() },
          { name: trail.list, path: articlesPath(kind) },
          { name: title, path: articlePath(article) },
        ],
        publicUrl,
      ),
    ],
  };
}

/** Returns the head of the list of articles of a kind. */
export const articlesHead =
  (kind: ArticleKind) =>
  (screen: Screen): string => {
    const { site, articles } = textsOf(screen);
    const locale = screen.language?.locale ?? DEFAULT_LOCALE;
    const edges = knownAnswer(screen, ArticlesDocument, articlesOf(kind, locale, null))?.articles.edges ?? [];
    const cover = edges[0]?.node.cover;
    return listPageHead(screen, {
      title: site.title(articles[kind].title),
      description: articles[kind].intro,
      path: articlesPath(kind),
      above: [{ name: articles.today, path: todayPath() }],
      items: edges.map(({ node }) => ({ name: node.title, path: articlePath(node) })),
      picture: cover ? largestImage(cover)?.url : undefined,
    });
  };

function textsOf({ language }: Screen) {
  return { site: language?.site ?? enUs, articles: language?.articles ?? enUsArticles };
}
