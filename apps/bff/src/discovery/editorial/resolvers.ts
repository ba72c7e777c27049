import type { ArticleBlock } from '@pegboard/types';
import { toConnection } from '../../platform/graphql/connection.ts';
import type { ResolversTypes } from '../../platform/graphql/generated/resolvers-types.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Module } from '../../platform/http/module.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Deps } from './deps.ts';
import { findArticle, type ArticleRow } from './find-article.ts';
import { coverOf, readMedia, type ArticleImageView, type ArticleMedia } from './hydrate-articles.ts';
import { nextArticles, publishedArticles } from './list-articles.ts';
import { articleState } from './rules.ts';

type Awaitable<T> = Exclude<T, Promise<unknown>>;
type ArticleView = Awaitable<ResolversTypes['EditorialArticle']>;
type SummaryView = Awaitable<ResolversTypes['ArticleSummary']>;
type BlockView = Awaitable<ResolversTypes['ArticleBlock']>;

const NO_ARTICLE = { __typename: 'NotFound', message: 'There is no such article.' } as const;
const NEXT_ARTICLES = 4;

/** Articles over GraphQL (SR-15). */
export function editorialResolvers(deps: Deps): NonNullable<Module['resolvers']> {
  return {
    Query: {
      async v3GetArticleQuery(_, { article }, { viewer }) {
        const row = await findArticle(deps, viewer, article);
        return row ? { __typename: 'ArticleData', data: await viewArticle(deps, viewer, row) } : NO_ARTICLE;
      },
      async v3ArticlesQuery(_, { kind, language, first, after }, { viewer }) {
        const page = await publishedArticles(
          deps,
          { kind: kind ?? null, language },
          { size: pageSize(first), after },
        );
        return toConnection({ ...page, items: await viewSummaries(deps, viewer, page.items) });
      },
    },
  };
}

async function viewArticle(deps: Deps, viewer: Viewer, row: ArticleRow): Promise<ArticleView> {
  const [media, next] = await Promise.all([
    readMedia(deps.db, viewer, [row], 'all'),
    nextArticles(deps, row, NEXT_ARTICLES),
  ]);
  return {
    ...summaryOf(row, media),
    state: articleState(row, deps.now()),
    updatedAt: row.updatedAt.toISOString(),
    blocks: row.blocks.flatMap((block) => viewBlock(block, media) ?? []),
    nextArticles: await viewSummaries(deps, viewer, next),
  };
}

async function viewSummaries(
  { db }: Deps,
  viewer: Viewer,
  rows: readonly ArticleRow[],
): Promise<SummaryView[]> {
  const media = await readMedia(db, viewer, rows, 'covers');
  return rows.map((row) => summaryOf(row, media));
}

function summaryOf(row: ArticleRow, media: ArticleMedia) {
  const { id, slug, kind, language, title, summary, publishAt } = row;
  return {
    entityId: String(id),
    slug,
    kind,
    language,
    title,
    summary,
    cover: viewImage(coverOf(row, media)),
    publishedAt: publishAt?.toISOString() ?? null,
  };
}

/** Returns a block for the viewer; undefined for one of which nothing is left. */
function viewBlock(block: ArticleBlock, { pins, image }: ArticleMedia): BlockView | undefined {
  switch (block.kind) {
    case 'heading':
      return { __typename: 'ArticleHeading', text: block.text };
    case 'paragraph':
      return { __typename: 'ArticleParagraph', text: block.text, links: [...block.links] };
    case 'pins': {
      const visible = block.pinIds.flatMap((id) => pins.get(BigInt(id)) ?? []);
      return visible.length === 0 ? undefined : { __typename: 'ArticlePins', pins: visible };
    }
    case 'image': {
      const view = viewImage(image(block.image.id, block.image.altText));
      return view ? { __typename: 'ArticlePicture', image: view } : undefined;
    }
  }
}

function viewImage(view: ArticleImageView | null) {
  return view && { ...view, images: [...view.images] };
}
