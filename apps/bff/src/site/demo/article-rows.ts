import type { DemoArticle, DemoArticleBlock } from '@pegboard/demo-content';
import type { ArticleBlock } from '@pegboard/types';
import type { tables } from '../tables.ts';
import type { Dated } from './dates.ts';

/** The rows of articles by table. */
export type ArticleRows = {
  readonly articles: readonly (typeof tables)['articles']['$inferInsert'][];
  readonly articleImages: readonly (typeof tables)['articleImages']['$inferInsert'][];
};

/** Returns the rows of the demo articles, published at their age. */
export function articleRows(
  articles: readonly DemoArticle[],
  known: {
    readonly pinId: (key: string) => bigint;
    /** Returns the id of the image of a Pin. */
    readonly pinImageId: (key: string) => bigint;
    readonly date: (ageDays: number) => Dated;
  },
): ArticleRows {
  const toBlock = (block: DemoArticleBlock): ArticleBlock => {
    if (block.kind === 'pins')
      return { kind: 'pins', pinIds: block.pins.map((key) => String(known.pinId(key))) };
    if (block.kind === 'image') {
      const id = String(known.pinImageId(block.pin));
      return { kind: 'image', image: { source: 'stored', id, altText: block.altText } };
    }
    return block;
  };
  const rows = articles.map(({ coverPin, blocks, ageDays, ...article }) => {
    const { id, createdAt } = known.date(ageDays);
    return {
      ...article,
      id,
      coverPinId: known.pinId(coverPin),
      blocks: blocks.map(toBlock),
      state: 'released' as const,
      publishAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    };
  });
  return {
    articles: rows,
    articleImages: rows.flatMap(({ id, blocks }) =>
      [...new Set(blocks.flatMap((block) => (block.kind === 'image' ? [BigInt(block.image.id)] : [])))].map(
        (imageId) => ({ articleId: id, imageId }),
      ),
    ),
  };
}
