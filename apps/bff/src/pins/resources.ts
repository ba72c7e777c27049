import {
  collapseWhitespace,
  graphemeCount,
  GRID_TITLE_MAX,
  BOARD_PIN_DESCRIPTION_MAX,
  isSafeLink,
} from '@pegboard/types';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { idAnswer, nothing } from '../answer.ts';
import { authoriseBoard, findSection } from '../boards/index.ts';
import { commentCounts } from '../comments/comment-counts.ts';
import type { Deps } from '../deps.ts';
import { AppError } from '../errors.ts';
import { IMAGE_REFUSALS, saveImage } from '../images/index.ts';
import { parseId } from '../new-id.ts';
import { memberResource, openResource, type AnyResource } from '../resource.ts';
import { createPin } from './create-pin.ts';
import { findPin, findWritablePin } from './find-pin.ts';
import { pinSchema, presentPin } from './present-pin.ts';
import { removePin } from './remove-pin.ts';
import { contents, pins } from './tables.ts';

const idSchema = z.string().max(20);
const textSchema = (max: number) =>
  z
    .string()
    .max(max * 30)
    .transform((text) => collapseWhitespace(text) || null)
    .refine((text) => text === null || graphemeCount(text) <= max, `Use ${max} characters or fewer.`);
const linkSchema = z
  .string()
  .trim()
  .max(2000)
  .refine(
    (link) => link === '' || (isSafeLink(link) && /^https?:\/\/[^\s@]+$/i.test(link) && URL.canParse(link)),
    'Start with https://, as in https://example.com.',
  )
  .transform((link) => link || null);
const texts = {
  title: textSchema(GRID_TITLE_MAX).optional(),
  description: textSchema(BOARD_PIN_DESCRIPTION_MAX).optional(),
  alt_text: textSchema(BOARD_PIN_DESCRIPTION_MAX).optional(),
  link: linkSchema.optional(),
};

/** Pins over REST: PinResource get, create, update and delete (§7). */
export function pinResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    openResource({
      name: 'Pin',
      action: 'get',
      endpoint: 'v3_get_pin',
      options: z.strictObject({ id: idSchema, field_set_key: z.string().max(60).optional() }),
      answer: pinSchema,
      async handle({ id }, { viewer }) {
        const pin = await findPin(db, viewer, parseId(id));
        if (!pin) throw new AppError('pin_not_found');
        const [commentCount = pin.commentCount] = await commentCounts(db, viewer, [pin]);
        return { data: presentPin({ ...pin, commentCount }, viewer) };
      },
    }),
    memberResource({
      name: 'Pin',
      action: 'create',
      endpoint: 'v3_create_pin',
      options: z.strictObject({
        board_id: idSchema,
        section: idSchema.optional(),
        method: z.string().max(60).optional(),
        image_base64: z.unknown().optional(),
        allow_comments: z.boolean().optional(),
        ...texts,
      }),
      answer: z.strictObject({ id: idAnswer, pinner: z.strictObject({ id: idAnswer }) }),
      async handle({ board_id: boardId, section, image_base64: image, ...given }, { viewer }) {
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'save');
        const sectionId =
          section === undefined ? null : (await findSection(db, board.id, parseId(section))).id;
        const saved = await saveImage(deps, { kind: 'upload', bytes: bytesOf(image) });
        if (!saved.ok) throw new AppError(IMAGE_REFUSALS[saved.code]);
        const id = await createPin(db, board, sectionId, {
          creatorId: viewer.id,
          imageId: saved.row.id,
          title: given.title ?? null,
          gridTitle: given.title ?? null,
          description: given.description ?? null,
          altText: given.alt_text ?? null,
          link: given.link ?? null,
          isCommentingAllowed: given.allow_comments ?? true,
        });
        return { data: { id: String(id), pinner: { id: String(viewer.id) } } };
      },
    }),
    memberResource({
      name: 'Pin',
      action: 'update',
      endpoint: 'v3_update_pin',
      options: z.strictObject({ id: idSchema, allow_comments: z.boolean().optional(), ...texts }),
      answer: z.strictObject({ id: idAnswer }),
      async handle(
        { id, title, description, link, alt_text: altText, allow_comments: isAllowed },
        { viewer },
      ) {
        const pin = await findWritablePin(db, viewer, parseId(id));
        if (pin.isRepin || pin.creatorId !== viewer.id) {
          if ([link, altText, isAllowed].some((given) => given !== undefined))
            throw new AppError('forbidden');
          await db.update(pins).set(present({ title, description })).where(eq(pins.id, pin.id));
        } else {
          const change = present({
            title,
            gridTitle: title,
            description,
            link,
            altText,
            isCommentingAllowed: isAllowed,
          });
          await db.update(contents).set(change).where(eq(contents.id, pin.contentId));
        }
        return { data: { id } };
      },
    }),
    memberResource({
      name: 'Pin',
      action: 'delete',
      endpoint: 'v3_delete_pin',
      options: z.strictObject({
        id: idSchema,
        board_id: idSchema.optional(),
        client_tracking_params: z.string().max(4000).optional(),
      }),
      answer: nothing,
      async handle({ id }, { viewer }) {
        const pin = await findWritablePin(db, viewer, parseId(id));
        await removePin(db, viewer, pin.id);
        return { data: null };
      },
    }),
  ];
}

const DATA_URL = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a data URL. Throws `image_invalid` for anything else (§5: 'Invalid Image'). */
function bytesOf(image: unknown): Uint8Array {
  const [, base64] = (typeof image === 'string' && DATA_URL.exec(image)) || [];
  if (base64 === undefined)
    throw new AppError('image_invalid', { fields: { image_base64: 'Invalid Image' } });
  return Buffer.from(base64, 'base64');
}

/** What was given of a change: fields left out stay as they are. */
function present<T extends object>(change: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}
