import { z } from 'zod';
import { idAnswer, emptyResponseSchema, timeAnswer } from '../../platform/http/response-schemas.ts';
import { findUser, personSchema, presentPerson, withReloadedBlocks } from '../../people/accounts/index.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { inviteCodeSchema } from '../../people/invites/index.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, publicResource, type AnyResource } from '../../platform/http/resource.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import {
  authoriseBoard,
  findBoard,
  presentRights,
  rightsAnswer,
  rightsSchema,
} from '../board-access/index.ts';
import { defineLimit } from '../../platform/rate-limits/index.ts';
import { acceptInvite, changeRights, endCollaboration, endInvite, inviteToBoard } from './board-invites.ts';
import { acceptInviteLink, endInviteLinks, makeInviteLink, restoreInviteLinks } from './invite-links.ts';
import { collaborators, openInvites } from './people-lists.ts';
import { restorePerson } from './restore-person.ts';
import {
  boardInviteSchema,
  boardSchema,
  collaboratorSchema,
  presentBoard,
  presentCollaborator,
  presentInvite,
} from './present-board.ts';

const personOnBoard = z.strictObject({ board_id: idSchema, invited_user_id: idSchema });
const inviteSchema = z
  .strictObject({
    board_id: idSchema,
    invited_user_id: idSchema.optional(),
    username: z.string().min(1).max(60).optional(),
    rights: rightsSchema.optional(),
  })
  .refine((one) => (one.invited_user_id === undefined) !== (one.username === undefined), {
    path: ['invited_user_id'],
    message: 'Name a person by id or by username.',
  });
const acceptSchema = z
  .strictObject({ board_id: idSchema.optional(), invite_code: inviteCodeSchema.optional() })
  .refine((one) => (one.board_id === undefined) !== (one.invite_code === undefined), {
    path: ['board_id'],
    message: 'Name the board that you were invited to, or the code of its link.',
  });
const invitedSchema = z.strictObject({
  board_id: idAnswer,
  invited_user_id: idAnswer,
  invited_user: personSchema,
  state: z.enum(['invited', 'accepted']),
});
const HOUR_MS = 3_600_000;
const INVITES_PER_HOUR = defineLimit({
  name: 'board invites',
  max: 200,
  windowMs: HOUR_MS,
  against: 'abuse',
});
const ANSWERS_PER_HOUR = defineLimit({
  name: 'answers to board invites',
  max: 200,
  windowMs: HOUR_MS,
  against: 'abuse',
});

/**
 * REST resources of collaborators: BoardInviteResource, BoardInviteLinkResource and BoardCollaboratorResource
 * (§7, IV-03).
 */
export function boardPeopleResources(deps: Deps): readonly AnyResource[] {
  const { db } = deps;
  const inviting = (viewer: SignedIn, boardId: string) =>
    authoriseBoard(db, viewer, parseId(boardId), 'invite');
  return [
    authenticatedResource({
      name: 'BoardInvite',
      action: 'get',
      endpoint: 'v3_get_board_invites',
      options: z.strictObject({ board_id: idSchema.optional(), ...pageOptions }),
      answer: z.array(boardInviteSchema),
      async handle({ board_id: boardId, ...page }, { viewer }) {
        const board = boardId === undefined ? undefined : await inviting(viewer, boardId);
        const params = parsePageParams(page);
        const { items, bookmark } = await openInvites(deps, viewer, board?.id, params);
        return { data: items.map(presentInvite), bookmark };
      },
    }),
    authenticatedResource({
      name: 'BoardInvite',
      action: 'create',
      endpoint: 'v3_invite_to_board',
      options: inviteSchema,
      answer: invitedSchema,
      async handle(options, { viewer }) {
        const { id: boardId } = await inviting(viewer, options.board_id);
        await deps.limits.count([INVITES_PER_HOUR, String(viewer.id)]);
        const { username = '', invited_user_id: named } = options;
        const by = named === undefined ? { username } : { id: parseId(named) ?? 0n };
        const person = await findUser(db, withReloadedBlocks(viewer), by);
        if (!person) throw new AppError('user_not_found');
        const state = await inviteToBoard(db, viewer, boardId, person.id, options.rights);
        const invited = { board_id: options.board_id, invited_user_id: String(person.id) };
        return { data: { ...invited, invited_user: presentPerson(person), state } };
      },
    }),
    authenticatedResource({
      name: 'BoardInvite',
      action: 'update',
      endpoint: 'v3_accept_board_invite',
      options: acceptSchema,
      answer: boardSchema,
      async handle({ board_id: boardId, invite_code: code }, { viewer }) {
        await deps.limits.count([ANSWERS_PER_HOUR, String(viewer.id)]);
        const board =
          code === undefined
            ? await acceptInvite(db, viewer, parseId(boardId ?? ''))
            : await acceptInviteLink(deps, viewer, code);
        return { data: presentBoard(board) };
      },
    }),
    authenticatedResource({
      name: 'BoardInvite',
      action: 'delete',
      endpoint: 'v3_end_board_invite',
      options: personOnBoard,
      answer: emptyResponseSchema,
      async handle({ board_id: boardId, invited_user_id: person }, { viewer }) {
        await endInvite(db, viewer, parseId(boardId), parseId(person));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardInviteLink',
      action: 'create',
      endpoint: 'v3_create_board_invite_link',
      options: z.strictObject({ board_id: idSchema, rights: rightsSchema.optional() }),
      answer: z.strictObject({ invite_code: z.string(), url: z.string(), expires_at: timeAnswer }),
      async handle({ board_id: boardId, rights }, { viewer }) {
        const board = await inviting(viewer, boardId);
        await deps.limits.count([INVITES_PER_HOUR, String(viewer.id)]);
        const { code, url, expiresAt } = await makeInviteLink(deps, viewer, board, rights);
        return { data: { invite_code: code, url, expires_at: expiresAt.toISOString() } };
      },
    }),
    authenticatedResource({
      name: 'BoardInviteLink',
      action: 'delete',
      endpoint: 'v3_end_board_invite_links',
      options: z.strictObject({ board_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ board_id: boardId }, { viewer }) {
        await endInviteLinks(deps, viewer, await inviting(viewer, boardId));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardInviteLinkRestore',
      action: 'create',
      endpoint: 'v3_restore_board_invite_links',
      options: z.strictObject({ board_id: idSchema }),
      answer: emptyResponseSchema,
      async handle({ board_id: boardId }, { viewer }) {
        await restoreInviteLinks(deps, viewer, await inviting(viewer, boardId));
        return { data: null };
      },
    }),
    publicResource({
      name: 'BoardCollaborator',
      action: 'get',
      endpoint: 'v3_get_board_collaborators',
      options: z.strictObject({ board_id: idSchema, ...pageOptions }),
      answer: z.array(collaboratorSchema),
      async handle({ board_id: boardId, ...page }, { viewer }) {
        const id = parseId(boardId);
        const board = id === undefined ? undefined : await findBoard(db, viewer, { id });
        if (!board) throw new AppError('board_not_found');
        const params = parsePageParams(page);
        const { items, bookmark } = await collaborators(deps, viewer, board.id, params);
        return { data: items.map(presentCollaborator), bookmark };
      },
    }),
    authenticatedResource({
      name: 'BoardCollaborator',
      action: 'update',
      endpoint: 'v3_change_board_collaborator',
      options: personOnBoard.extend({ rights: rightsSchema }),
      answer: z.strictObject({ rights: rightsAnswer }),
      async handle({ board_id: boardId, invited_user_id: person, rights }, { viewer }) {
        await changeRights(db, viewer, parseId(boardId), parseId(person), rights);
        return { data: { rights: presentRights(rights) } };
      },
    }),
    authenticatedResource({
      name: 'BoardCollaborator',
      action: 'delete',
      endpoint: 'v3_remove_board_collaborator',
      options: personOnBoard,
      answer: emptyResponseSchema,
      async handle({ board_id: boardId, invited_user_id: person }, { viewer }) {
        await endCollaboration(db, viewer, parseId(boardId), parseId(person));
        return { data: null };
      },
    }),
    authenticatedResource({
      name: 'BoardPersonRestore',
      action: 'create',
      endpoint: 'v3_restore_board_person',
      options: personOnBoard,
      answer: z.strictObject({ state: invitedSchema.shape.state }),
      async handle({ board_id: boardId, invited_user_id: person }, { viewer }) {
        return { data: { state: await restorePerson(db, viewer, parseId(boardId), parseId(person)) } };
      },
    }),
  ];
}
