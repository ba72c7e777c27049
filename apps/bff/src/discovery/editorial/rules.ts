import {
  ARTICLE_ALT_TEXT_MAX,
  ARTICLE_HEADING_MAX,
  ARTICLE_PARAGRAPH_MAX,
  ARTICLE_SLUG_MAX,
  ARTICLE_SUMMARY_MAX,
  ARTICLE_TITLE_MAX,
  collapseWhitespace,
  isWebLink,
  type ArticleBlock,
  type ArticleContent,
  type ArticleImage,
  type ArticleState,
} from '@pegboard/types';
import type { FieldErrors } from '../../platform/errors/errors.ts';
import { toSlug } from '../../platform/text/slugs.ts';
import { tooLong } from '../../pins/pins/index.ts';

const LINK_MAX = 2000;
/** Letters and digits of any script in lower case, joined by single dashes. */
const SLUG = /^[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+(?:-[\p{Ll}\p{Lo}\p{Lm}\p{M}\p{Nd}]+)*$/u;

/** The columns of an article that decide its state. */
export type ArticleDates = {
  readonly state: 'draft' | 'released' | 'withdrawn';
  readonly publishAt: Date | null;
  readonly endAt: Date | null;
};

/** Returns the state of an article at a time (SR-15): published from its publication on, until before its end. */
export function articleState({ state, publishAt, endAt }: ArticleDates, now: Date): ArticleState {
  if (state !== 'released') return state;
  if (publishAt === null || publishAt > now) return 'scheduled';
  return endAt !== null && endAt <= now ? 'ended' : 'published';
}

/** Returns the slug of a title; empty for a title without letters and digits. */
export function slugOfTitle(title: string): string {
  return toSlug(title).slice(0, ARTICLE_SLUG_MAX).replace(/-+$/, '');
}

/** Returns whether a text can be the slug of an article. A number alone could be taken for an id. */
export function isSlug(slug: string): boolean {
  return slug.length <= ARTICLE_SLUG_MAX && SLUG.test(slug) && !/^\d+$/.test(slug);
}

/** A text is on one line: line breaks and other control characters become spaces. */
const line = (text: string): string => collapseWhitespace(text.replaceAll(/\p{Cc}/gu, ' '));
/** Line breaks of a paragraph stay. */
const lines = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim();

/** Returns an article with its texts as they are stored: without control characters and surrounding spaces. */
export function normalizeArticle(content: ArticleContent): ArticleContent {
  const image = (of: ArticleImage): ArticleImage => ({ ...of, altText: line(of.altText) });
  const block = (of: ArticleBlock): ArticleBlock => {
    switch (of.kind) {
      case 'heading':
        return { ...of, text: line(of.text) };
      case 'paragraph':
        return {
          ...of,
          text: lines(of.text),
          links: of.links.map(({ text, url }) => ({ text: line(text), url: url.trim() })),
        };
      case 'pins':
        return { ...of, pinIds: [...new Set(of.pinIds)] };
      case 'image':
        return { ...of, image: image(of.image) };
    }
  };
  const { cover } = content;
  return {
    ...content,
    slug: content.slug.trim(),
    title: line(content.title),
    summary: line(content.summary),
    cover: cover?.kind === 'image' ? { ...cover, image: image(cover.image) } : cover,
    blocks: content.blocks.map(block),
  };
}

type Checked = readonly (readonly [field: string, error: string | undefined])[];

const errorsOf = (checked: Checked): FieldErrors =>
  Object.fromEntries(checked.filter((entry): entry is [string, string] => entry[1] !== undefined));

/** Returns the errors of a normalized article that is stored, by the path of the field. It may be incomplete. */
export function checkArticle({ slug, title, summary, cover, blocks }: ArticleContent): FieldErrors {
  return errorsOf([
    ['slug', slug === '' || isSlug(slug) ? undefined : 'Use small letters, digits and dashes.'],
    ['title', tooLong(title, ARTICLE_TITLE_MAX)],
    ['summary', tooLong(summary, ARTICLE_SUMMARY_MAX)],
    ['cover.image.altText', cover?.kind === 'image' ? longAltText(cover.image) : undefined],
    ...blocks.flatMap((block, index) => checkBlock(block, `blocks.${index}`)),
  ]);
}

function checkBlock(block: ArticleBlock, field: string): Checked {
  switch (block.kind) {
    case 'heading':
      return [[`${field}.text`, tooLong(block.text, ARTICLE_HEADING_MAX)]];
    case 'paragraph':
      return [
        [`${field}.text`, tooLong(block.text, ARTICLE_PARAGRAPH_MAX)],
        ...block.links.flatMap(({ text, url }, nth): Checked => [
          [
            `${field}.links.${nth}.text`,
            text !== '' && block.text.includes(text) ? undefined : 'Use words of the paragraph.',
          ],
          [`${field}.links.${nth}.url`, invalidLink(url)],
        ]),
      ];
    case 'pins':
      return [];
    case 'image':
      return [[`${field}.image.altText`, longAltText(block.image)]];
  }
}

const longAltText = ({ altText }: ArticleImage): string | undefined => tooLong(altText, ARTICLE_ALT_TEXT_MAX);

function invalidLink(link: string): string | undefined {
  if (link.length > LINK_MAX) return `Use ${LINK_MAX} characters or fewer.`;
  return isWebLink(link) ? undefined : 'Start with https://, as in https://example.com.';
}

/** Returns what a normalized article lacks to be published, by the path of the field. */
export function checkComplete({ title, summary, cover, blocks }: ArticleContent): FieldErrors {
  return errorsOf([
    ['title', title === '' ? 'Write something first.' : undefined],
    ['summary', summary === '' ? 'Write something first.' : undefined],
    ['cover', cover === null ? 'Choose an image.' : undefined],
    ['cover.image.altText', cover?.kind === 'image' ? missingAltText(cover.image) : undefined],
    ['blocks', blocks.length === 0 ? 'Write something first.' : undefined],
    ...blocks.flatMap((block, index): Checked => {
      const field = `blocks.${index}`;
      switch (block.kind) {
        case 'heading':
        case 'paragraph':
          return [[`${field}.text`, block.text === '' ? 'Write something first.' : undefined]];
        case 'pins':
          return [[`${field}.pinIds`, block.pinIds.length === 0 ? 'Add a Pin.' : undefined]];
        case 'image':
          return [[`${field}.image.altText`, missingAltText(block.image)]];
      }
    }),
  ]);
}

const missingAltText = ({ altText }: ArticleImage): string | undefined =>
  altText === '' ? 'Describe the image.' : undefined;

/** Returns the errors of the times of a publication: neither ends before it begins, nor has ended. */
export function checkTimes(
  { publishAt, endAt }: { readonly publishAt: Date; readonly endAt: Date | null },
  now: Date,
): FieldErrors {
  const isEmpty = endAt !== null && (endAt <= publishAt || endAt <= now);
  return isEmpty ? { end_at: 'Choose a time after the publication.' } : {};
}

/** Returns the ids of all Pins of an article, with the path of their field. */
export function articlePinFields({
  cover,
  blocks,
}: Pick<ArticleContent, 'cover' | 'blocks'>): readonly (readonly [field: string, pinId: string])[] {
  return [
    ...(cover?.kind === 'pin' ? [['cover.pinId', cover.pinId] as const] : []),
    ...blocks.flatMap((block, index) =>
      block.kind === 'pins'
        ? block.pinIds.map((pinId, nth) => [`blocks.${index}.pinIds.${nth}`, pinId] as const)
        : [],
    ),
  ];
}
