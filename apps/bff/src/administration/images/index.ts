import { z } from 'zod';
import { COPY_DISTANCE_MAX, listBlocks } from '../../pins/image-blocks/index.ts';
import { pageOptions, parsePageParams, toPage } from '../../platform/http/bookmark.ts';
import type { Module } from '../../platform/http/module.ts';
import { authenticatedResource } from '../../platform/http/resource.ts';
import {
  countAnswer,
  emptyResponseSchema,
  idAnswer,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { checkTeam, reasonSchema } from '../members/index.ts';
import { blockImageOf, unblockImageOf } from './block-image-of.ts';
import type { Deps } from './deps.ts';

const LIST = 'image blocks';
const PATH = '/_/images/';

/** The distance of copies by default, measured in docs/decisions/0067-administration.md. */
const DISTANCE = COPY_DISTANCE_MAX;

/** The list of blocked images in the administration (OP-06). */
export function blockedImagesModule(deps: Deps): Module {
  const { db, bookmarks } = deps;
  return {
    resources: [
      authenticatedResource({
        name: 'ImageBlocks',
        action: 'get',
        endpoint: 'v3_get_image_blocks',
        options: z.strictObject(pageOptions),
        answer: z.array(
          z.strictObject({
            id: idAnswer,
            sha256: z.string().nullable(),
            has_copy_hash: z.boolean(),
            distance: countAnswer,
            reason: z.string(),
            hit_count: countAnswer,
            created_at: timeAnswer,
          }),
        ),
        async handle(options, { viewer }) {
          checkTeam(viewer);
          const { size, after } = parsePageParams(options);
          const [last] = bookmarks.read(LIST, after) ?? [];
          const rows = await listBlocks(db, last === undefined ? undefined : BigInt(last), size + 1);
          const { items, bookmark } = toPage(rows, size, ({ id }) => bookmarks.make(LIST, [String(id)]));
          const data = items.map((block) => ({
            id: String(block.id),
            sha256: block.sha256,
            has_copy_hash: block.copyHash !== null,
            distance: block.distance,
            reason: block.reason,
            hit_count: block.hitCount,
            created_at: block.createdAt.toISOString(),
          }));
          return { data, bookmark };
        },
      }),
      authenticatedResource({
        name: 'ImageBlock',
        action: 'create',
        endpoint: 'v3_block_image',
        form: {
          path: PATH,
          keeps: ['pin_id', 'sha256', 'distance', 'reason'],
          hides: [],
          optionsOf: ({ distance, ...sent }) => ({
            ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value.trim() !== '')),
            ...(distance !== undefined && distance !== '' && { distance: Number(distance) }),
          }),
          leadsTo: `${PATH}?done=blocked`,
        },
        options: z.strictObject({
          pin_id: idSchema.optional(),
          sha256: z
            .string()
            .trim()
            .regex(/^[0-9a-f]{64}$/i, 'Use 64 hexadecimal digits.')
            .optional(),
          /** The number of bits, of 256, in which a copy of the image of the pin may differ. */
          distance: z.int().min(0).max(COPY_DISTANCE_MAX).default(DISTANCE),
          reason: reasonSchema,
        }),
        answer: emptyResponseSchema,
        async handle({ pin_id: pinId, ...input }, { viewer }) {
          await blockImageOf(deps, viewer, { pinId, ...input, sha256: input.sha256 });
          return { data: null };
        },
      }),
      authenticatedResource({
        name: 'ImageBlock',
        action: 'delete',
        endpoint: 'v3_unblock_image',
        form: { path: `${PATH}remove/`, keeps: ['id'], hides: [], leadsTo: `${PATH}?done=removed` },
        options: z.strictObject({ id: idSchema }),
        answer: emptyResponseSchema,
        async handle({ id }, { viewer }) {
          await unblockImageOf(deps, viewer, id);
          return { data: null };
        },
      }),
    ],
  };
}
