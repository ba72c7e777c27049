import { z } from 'zod';
import { idAnswer, emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import { newPasswordSchema } from '../../people/accounts/index.ts';
import type { Deps } from './deps.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { authoriseBoard } from '../board-access/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { endShareLink, makeShareLink, restoreShareLink, shareLinks, type ShareLink } from './share-links.ts';

const DAYS_MAX = 365;
const SHARE_LINKS_PER_HOUR = defineLimit({
  name: 'links that show boards',
  max: 60,
  windowMs: 3_600_000,
  against: 'abuse',
});

const linkSchema = z.strictObject({
  id: idAnswer,
  has_password: z.boolean(),
  created_at: timeAnswer,
  expires_at: timeAnswer.nullable(),
});

/** The links that show a board: BoardShareLinkResource, for its owner only. */
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
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'own');
        return { data: (await shareLinks(deps, board)).map(presentLink) };
      },
    }),
    authenticatedResource({
      name: 'BoardShareLink',
      action: 'create',
      endpoint: 'v3_create_board_share_link',
      options: z.strictObject({
        board_id: idSchema,
        password: newPasswordSchema.optional(),
        expires_in_days: z.int().min(1).max(DAYS_MAX, `Choose ${DAYS_MAX} days or fewer.`).optional(),
      }),
      answer: linkSchema.extend({ share_code: z.string(), url: z.string() }),
      async handle({ board_id: boardId, password, expires_in_days: days }, { viewer }) {
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'own');
        await deps.limits.count([SHARE_LINKS_PER_HOUR, String(viewer.id)]);
        const { code, ...link } = await makeShareLink(deps, board, { password, days });
        // The code follows the #: browsers do not send the fragment to any server, so no log contains it.
        return { data: { ...presentLink(link), share_code: code, url: `/board/shared/#${code}` } };
      },
    }),
    authenticatedResource({
      name: 'BoardShareLink',
      action: 'delete',
      endpoint: 'v3_end_board_share_link',
      options: z.strictObject({ board_id: idSchema, link_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ board_id: boardId, link_id: link }, { viewer }) {
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'own');
        await endShareLink(deps, board, parseId(link));
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
        const board = await authoriseBoard(db, viewer, parseId(boardId), 'own');
        return { data: presentLink(await restoreShareLink(deps, board, parseId(link))) };
      },
    }),
  ];
}

function presentLink({ id, hasPassword, createdAt, expiresAt }: ShareLink): z.infer<typeof linkSchema> {
  return {
    id: String(id),
    has_password: hasPassword,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt?.toISOString() ?? null,
  };
}
