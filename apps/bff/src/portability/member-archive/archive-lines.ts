import { z } from 'zod';

/** The version of the format. A reader accepts archives of its own version and of earlier ones. */
export const ARCHIVE_VERSION = 2;
/** The name of the file with the lines, inside the ZIP. */
export const LINES_FILE = 'pegboard.jsonl';
/** The name of the JSON Schema of a line, inside the ZIP. */
export const SCHEMA_FILE = 'schema.json';

const ID_MAX = 2n ** 63n - 1n;
const id = z
  .string()
  .regex(/^\d{1,19}$/)
  .refine((digits) => !/^\d+$/.test(digits) || BigInt(digits) <= ID_MAX);
const time = z.iso.datetime();
const text = z.string();
/** The path of a file inside the ZIP: the SHA-256 of its bytes, and its type. */
const file = z.string().regex(/^files\/[0-9a-f]{64}\.(?:jpg|gif|mp4)$/);
const captions = z.array(z.strictObject({ language: text, vtt: text }));
const person = z.strictObject({ username: text, name: text });

const headerLine = z.strictObject({
  kind: z.literal('archive'),
  format: z.literal('pegboard'),
  version: z.literal(ARCHIVE_VERSION),
  /** The address of the site that wrote it. */
  site: text,
  exportedAt: time,
});
const profileLine = z.strictObject({
  kind: z.literal('profile'),
  id,
  username: text,
  name: text,
  about: text.nullable(),
  website: text.nullable(),
  pronouns: text.nullable(),
  image: file.nullable(),
});
const boardLine = z.strictObject({
  kind: z.literal('board'),
  id,
  name: text,
  description: text.nullable(),
  privacy: z.enum(['public', 'protected', 'secret']),
  /** True for the board of saves without a board, of which a member has one. */
  isQuickSaves: z.boolean(),
  isArchived: z.boolean(),
  /** The Pin whose image is the chosen cover. */
  coverPin: id.nullable(),
  createdAt: time,
});
const sectionLine = z.strictObject({ kind: z.literal('section'), id, board: id, title: text });
const noteLine = z.strictObject({
  kind: z.literal('note'),
  id,
  board: id,
  title: text,
  text,
  todos: z.array(z.strictObject({ text, isDone: z.boolean() })),
  /** The username of its author. */
  author: text,
  createdAt: time,
  updatedAt: time,
});
const slide = z.strictObject({
  image: file,
  title: text.nullable(),
  details: text.nullable(),
  link: text.nullable(),
});
const page = z.strictObject({
  image: file,
  video: file.nullable(),
  title: text.nullable(),
  texts: z.array(text),
  link: text.nullable(),
});
const pinLine = z.strictObject({
  kind: z.literal('pin'),
  id,
  /** Null for a Pin of the member on a secret board of another member. */
  board: id.nullable(),
  section: id.nullable(),
  /** The board of another member that it is on, if that board is not secret. */
  sharedBoard: z.strictObject({ name: text, owner: text }).nullable(),
  image: file,
  video: file.nullable(),
  captions,
  /** The time of the frame of its video that is its image, in milliseconds; 0 for the first, and without a video. */
  coverMs: z.int().min(0),
  /** The images of a carousel. */
  slides: z.array(slide),
  /** The pages of a story. */
  pages: z.array(page),
  title: text.nullable(),
  description: text.nullable(),
  altText: text.nullable(),
  /** A computed description, used where there is no `altText`. */
  autoAltText: text.nullable(),
  link: text.nullable(),
  /** Products, recipe, article, lists and tagged products of the Pin, as the site stores them. */
  details: z.record(z.string(), z.json()),
  /** True for a Pin that was saved from another one. */
  isSave: z.boolean(),
  /** The member who created the content; null if they and the member have blocked each other. */
  creator: person.nullable(),
  /** The username of the member who put it on the board. */
  savedBy: text,
  /** The code of the label for AI content (TY-12). */
  digitalMediaSourceType: z.int().min(0).max(32_767).nullable(),
  isCommentingAllowed: z.boolean(),
  createdAt: time,
  savedAt: time,
});
const commentLine = z.strictObject({
  kind: z.literal('comment'),
  id,
  /** The Pin of this archive that has the content. */
  pin: id.nullable(),
  /** The address of the Pin, if the member can open it on a board that is not secret. */
  address: text.nullable(),
  text,
  isReply: z.boolean(),
  /** The comment of this archive that it replies to; null for a reply to a comment of someone else. */
  parent: id.nullable(),
  createdAt: time,
  editedAt: time.nullable(),
});
const followLine = z.discriminatedUnion('type', [
  z.strictObject({ kind: z.literal('follow'), type: z.literal('member'), username: text, name: text }),
  z.strictObject({
    kind: z.literal('follow'),
    type: z.literal('board'),
    owner: text,
    slug: text,
    name: text,
  }),
  z.strictObject({ kind: z.literal('follow'), type: z.literal('topic'), slug: text, name: text }),
]);

/** The schema of a line of `pegboard.jsonl`, one JSON object of a kind. */
export const archiveLineSchema = z.union([
  headerLine,
  profileLine,
  boardLine,
  sectionLine,
  noteLine,
  pinLine,
  commentLine,
  followLine,
]);

/** A line of `pegboard.jsonl`. The first is of kind `archive`; a line refers to earlier lines only, except `coverPin`. */
export type ArchiveLine = z.infer<typeof archiveLineSchema>;
/** A board of an archive. */
export type BoardLine = z.infer<typeof boardLine>;
/** A Pin of an archive. */
export type PinLine = z.infer<typeof pinLine>;
/** A note of an archive. */
export type NoteLine = z.infer<typeof noteLine>;

/** Returns a line of an earlier version with the fields that it did not have, to be parsed by `archiveLineSchema`. */
export function upgradeLine(value: unknown, version: number): unknown {
  if (version >= ARCHIVE_VERSION || typeof value !== 'object' || value === null || !('kind' in value))
    return value;
  switch (value.kind) {
    case 'archive':
      return { ...value, version: ARCHIVE_VERSION };
    case 'pin':
      return { ...value, coverMs: 0 };
    case 'comment':
      return { ...value, parent: null };
    default:
      return value;
  }
}

/** Returns the JSON Schema of a line, as it is written to `schema.json`. */
export function archiveJsonSchema(): object {
  return {
    ...z.toJSONSchema(archiveLineSchema),
    title: `Line of ${LINES_FILE}, Pegboard archive version ${ARCHIVE_VERSION}`,
  };
}
