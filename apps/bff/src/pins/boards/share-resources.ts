import { z } from 'zod';
import {
  countAnswer,
  idAnswer,
  emptyResponseSchema,
  timeAnswer,
} from '../../platform/http/response-schemas.ts';
import { newPasswordSchema } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { authoriseBoard } from '../board-access/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { linkLabelSchema } from './rules.ts';
import {
  endShareLink,
  makeShareLink,
  restoreShareLink,
  sharedBoardPath,
  shareLinks,
  type ShareLink,
} from './share-links.ts';

const DAYS_MAX = 365;
const SHARE_LINKS_PER_HOUR = defineLimit({
  name: 'links that show boards',
  max: 60,
  windowMs: 3_600_000,
  against: 'abuse',
});

const linkSchema = z.strictObject({
  id: idAnswer,
  /** The name by which its creator recognizes it. */
  label: z.string().nullable(),
  has_password: z.boolean(),
  /** Those who have the link may add images, which wait for review. */
  guests_may_add: z.boolean(),
  /** The number of times that the board was opened by it. */
  use_count: countAnswer,
  last_used_at: timeAnswer.nullable(),
  created_at: timeAnswer,
  expires_at: timeAnswer.nullable(),
});

/** The links that show a board: BoardShareLinkResource, for the owner and for collaborators who may invite. */
export function boardShareResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  return [
    authenticatedResource({
      name: 'BoardShareLink',
      action: 'get',
      endpoint: 'v3_get_board_share_links',
      options: z.strictObject({ board_id: idSchema }),
      answer: z.array(linkSchema),
      async handle({ board_id: boardId }, { viewer }) {
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'invite');
        return { data: (await shareLinks(deps, viewer, board)).map(presentLink) };
      },
    }),
    authenticatedResource({
      name: 'BoardShareLink',
      action: 'create',
      endpoint: 'v3_create_board_share_link',
      options: z.strictObject({
        board_id: idSchema,
        label: linkLabelSchema.optional(),
        password: newPasswordSchema.optional(),
        guests_may_add: z.boolean().optional(),
        expires_in_days: z.int().min(1).max(DAYS_MAX, `Choose ${DAYS_MAX} days or fewer.`).optional(),
      }),
      answer: linkSchema.extend({ share_code: z.string(), url: z.string() }),
      async handle(options, { viewer }) {
        const { board_id: boardId, label, password, expires_in_days: days } = options;
        const guestsMayAdd = options.guests_may_add ?? false;
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'invite');
        await deps.limits.count([SHARE_LINKS_PER_HOUR, String(viewer.id)]);
        const { code, ...link } = await makeShareLink(deps, viewer, board, {
          label,
          password,
          days,
          guestsMayAdd,
        });
        return { data: { ...presentLink(link), share_code: code, url: sharedBoardPath(code) } };
      },
    }),
    authenticatedResource({
      name: 'BoardShareLink',
      action: 'delete',
      endpoint: 'v3_end_board_share_link',
      options: z.strictObject({ board_id: idSchema, link_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ board_id: boardId, link_id: link }, { viewer }) {
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'invite');
        await endShareLink(deps, viewer, board, parseId(link));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardShareLinkRestore',
      action: 'create',
      endpoint: 'v3_restore_board_share_link',
      options: z.strictObject({ board_id: idSchema, link_id: idSchema }),
      answer: linkSchema,
      async handle({ board_id: boardId, link_id: link }, { viewer }) {
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'invite');
        return { data: presentLink(await restoreShareLink(deps, viewer, board, parseId(link))) };
      },
    }),
  ];
}

function presentLink(link: ShareLink): z.infer<typeof linkSchema> {
  return {
    id: String(link.id),
    label: link.label,
    has_password: link.hasPassword,
    guests_may_add: link.guestsMayAdd,
    use_count: link.useCount,
    last_used_at: link.lastUsedAt?.toISOString() ?? null,
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt?.toISOString() ?? null,
  };
}
