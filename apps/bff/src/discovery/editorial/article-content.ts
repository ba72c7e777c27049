import type { ArticleBlock, ArticleContent, ArticleImage } from '@pegboard/types';
import type { ArticleRow } from './find-article.ts';
import { isSlug } from './rules.ts';

/** The columns that hold the content of an article. */
export type ContentColumns = Pick<
  ArticleRow,
  | 'slug'
  | 'kind'
  | 'language'
  | 'title'
  | 'summary'
  | 'coverPinId'
  | 'coverImageId'
  | 'coverAltText'
  | 'blocks'
>;

/** Returns the columns of a content whose images are all stored. */
export function toColumns({ cover, ...content }: ArticleContent): ContentColumns {
  return {
    ...content,
    coverPinId: cover?.kind === 'pin' ? BigInt(cover.pinId) : null,
    coverImageId: cover?.kind === 'image' ? BigInt(cover.image.id) : null,
    coverAltText: cover?.kind === 'image' ? cover.image.altText : '',
  };
}

/** Returns the content of a stored article. */
export function toContent(row: ContentColumns): ArticleContent {
  const { slug, kind, language, title, summary, coverPinId, coverImageId, coverAltText, blocks } = row;
  const image = coverImageId && {
    source: 'stored' as const,
    id: String(coverImageId),
    altText: coverAltText,
  };
  return {
    // Without a slug, the id is in place of it.
    slug: isSlug(slug) ? slug : '',
    kind,
    language,
    title,
    summary,
    cover: image ? { kind: 'image', image } : coverPinId ? { kind: 'pin', pinId: String(coverPinId) } : null,
    blocks,
  };
}

/** Returns the images of a content, with the path of their field. */
export function contentImages({
  cover,
  blocks,
}: ArticleContent): readonly (readonly [field: string, image: ArticleImage])[] {
  return [
    ...(cover?.kind === 'image' ? [['cover.image', cover.image] as const] : []),
    ...blocks.flatMap((block, index) =>
      block.kind === 'image' ? [[`blocks.${index}.image`, block.image] as const] : [],
    ),
  ];
}

/** Returns a content with every image replaced. */
export function mapImages(
  content: ArticleContent,
  map: (image: ArticleImage) => ArticleImage,
): ArticleContent {
  const { cover, blocks } = content;
  return {
    ...content,
    cover: cover?.kind === 'image' ? { ...cover, image: map(cover.image) } : cover,
    blocks: blocks.map((block): ArticleBlock =>
      block.kind === 'image' ? { ...block, image: map(block.image) } : block,
    ),
  };
}
