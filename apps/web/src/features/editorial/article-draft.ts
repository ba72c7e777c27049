import { matchRoute, parsePinId } from '@pegboard/routes';
import { toSitePath } from '../links/to-site-path.ts';
import type { ArticleBlock, ArticleContent } from '@pegboard/types';

/** A block in the editor; its key stays when it is moved. */
export type DraftBlock = { readonly key: number; readonly block: ArticleBlock | EmptyImage };
/** An image block without an image; it is not stored. */
export type EmptyImage = { readonly kind: 'empty-image' };
/** The kinds of blocks that can be added. */
export const BLOCK_KINDS = ['heading', 'paragraph', 'pins', 'image'] as const;
/** One of `BLOCK_KINDS`. */
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** An article in the editor. */
export type ArticleDraft = Omit<ArticleContent, 'blocks'> & { readonly blocks: readonly DraftBlock[] };

/** A new article. */
export const EMPTY_ARTICLE: ArticleContent = {
  kind: 'article',
  language: 'en',
  slug: '',
  title: '',
  summary: '',
  cover: null,
  blocks: [],
};

/** Returns the draft of a content. */
export function toDraft(content: ArticleContent): ArticleDraft {
  return { ...content, blocks: content.blocks.map((block, index) => ({ key: index, block })) };
}

/** Returns the content of a draft; image blocks without an image are left out. */
export function toContent(draft: ArticleDraft): ArticleContent {
  return {
    ...draft,
    blocks: draft.blocks.flatMap(({ block }) => (block.kind === 'empty-image' ? [] : [block])),
  };
}

/** Returns a draft with a new block at its end. */
export function addBlock(draft: ArticleDraft, kind: BlockKind): ArticleDraft {
  const key = Math.max(-1, ...draft.blocks.map((block) => block.key)) + 1;
  return { ...draft, blocks: [...draft.blocks, { key, block: emptyBlock(kind) }] };
}

function emptyBlock(kind: BlockKind): DraftBlock['block'] {
  switch (kind) {
    case 'heading':
      return { kind, text: '' };
    case 'paragraph':
      return { kind, text: '', links: [] };
    case 'pins':
      return { kind, pinIds: [] };
    case 'image':
      return { kind: 'empty-image' };
  }
}

/** Returns a draft with a block replaced. */
export function changeBlock(draft: ArticleDraft, key: number, block: DraftBlock['block']): ArticleDraft {
  return { ...draft, blocks: draft.blocks.map((each) => (each.key === key ? { key, block } : each)) };
}

/** Returns a draft without a block. */
export function removeBlock(draft: ArticleDraft, key: number): ArticleDraft {
  return { ...draft, blocks: draft.blocks.filter((each) => each.key !== key) };
}

/** Returns a draft with a block moved by one position; unchanged at the ends. */
export function moveBlock(draft: ArticleDraft, key: number, by: -1 | 1): ArticleDraft {
  const from = draft.blocks.findIndex((each) => each.key === key);
  const moved = draft.blocks[from];
  const other = draft.blocks[from + by];
  if (!moved || !other) return draft;
  return { ...draft, blocks: draft.blocks.with(from, other).with(from + by, moved) };
}

/**
 * Returns the errors of the fields of the draft by their path. The server counts only stored blocks and may name fields within
 * `content`; the errors of the draft count all blocks.
 */
export function draftErrors(
  draft: ArticleDraft,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const indexes = draft.blocks.flatMap(({ block }, index) => (block.kind === 'empty-image' ? [] : [index]));
  return Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [
      path
        .replace(/^content\./, '')
        .replace(/^blocks\.(\d+)/, (_, nth: string) => `blocks.${indexes[Number(nth)] ?? nth}`),
      text,
    ]),
  );
}

/** Returns the paths whose errors are outdated after a change: of changed fields, and of all blocks if their order changed. */
export function changedPaths(before: ArticleDraft, after: ArticleDraft): readonly string[] {
  const fields = (['title', 'summary', 'slug', 'cover'] as const).filter(
    (field) => before[field] !== after[field],
  );
  const hasSameOrder =
    before.blocks.length === after.blocks.length &&
    before.blocks.every(({ key }, index) => key === after.blocks[index]?.key);
  if (!hasSameOrder) return [...fields, 'blocks'];
  return [
    ...fields,
    ...after.blocks.flatMap(({ block }, index) =>
      block === before.blocks[index]?.block ? [] : [`blocks.${index}`],
    ),
  ];
}

/** Returns the errors without those at or below some paths. */
export function withoutPaths(
  errors: Readonly<Record<string, string>>,
  paths: readonly string[],
): Readonly<Record<string, string>> {
  const isBelow = (field: string): boolean =>
    paths.some((path) => field === path || field.startsWith(`${path}.`));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !isBelow(field)));
}

/** Returns the errors of a field and of the fields below it as one text. */
export function errorsBelow(errors: Readonly<Record<string, string>>, path: string): string | undefined {
  const texts = Object.entries(errors)
    .filter(([field]) => field === path || field.startsWith(`${path}.`))
    .map(([, text]) => text);
  return texts.length === 0 ? undefined : [...new Set(texts)].join(' ');
}

/** Returns the id of a Pin from its address or id; undefined for another text. */
export function parsePinReference(text: string, publicUrl: string): string | undefined {
  const typed = text.trim();
  if (/^[1-9]\d{0,18}$/.test(typed)) return typed;
  const address = URL.parse(typed, publicUrl);
  if (typed === '' || !address || address.origin !== new URL(publicUrl).origin) return undefined;
  const path = toSitePath(address.href, publicUrl) ?? (URL.canParse(typed) ? undefined : address.pathname);
  const match = path === undefined ? undefined : matchRoute(path);
  if (match?.name !== 'pin') return undefined;
  const id = parsePinId(match.parts.slug);
  return /^[1-9]\d{0,18}$/.test(id) ? id : undefined;
}

/** Returns a time as the value of a field for local times; empty without one. */
export function toLocalTime(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Returns the instant of a local time; undefined for an empty or incomplete one. */
export function toInstant(local: string): string | undefined {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
