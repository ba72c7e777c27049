import { FEEDBACK_DURATIONS } from '@pegboard/types';
import { z } from 'zod';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { findUser } from '../../people/accounts/index.ts';
import { findBoard } from '../../pins/board-access/index.ts';
import type { Deps } from './deps.ts';
import { AppError, type ErrorCode } from '../../platform/errors/errors.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { authenticatedResource, type Answer, type AnyResource } from '../../platform/http/resource.ts';
import { v3Route, type AnyV3Route } from '../../platform/http/v3-route.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { follow, unfollow } from './follow.ts';
import type { Followed } from './followed.ts';
import { hasInterest } from './has-interest.ts';
import { FOLLOWERS_PAGE } from './request-resources.ts';

const followSchema = z.strictObject({
  id: idAnswer,
  is_followed: z.boolean(),
  /** True if the member has a private profile and was asked (AC-04). */
  is_requested: z.boolean(),
});
const PLAIN = { contentId: null, days: FEEDBACK_DURATIONS.followed } as const;
const NOT_FOUND = {
  user: 'user_not_found',
  board: 'board_not_found',
  interest: 'interest_not_found',
} as const satisfies Record<Followed['kind'], ErrorCode>;

/** UserFollowResource and InterestFollowResource (§7). */
export function followResources(deps: Deps): readonly AnyResource[] {
  const calls = followCalls(deps);
  return [
    authenticatedResource({
      name: 'UserFollow',
      action: 'create',
      endpoint: 'v3_follow_user',
      /** The form on a private profile; it leads back to the profile. */
      form: { path: `${FOLLOWERS_PAGE}ask/`, keeps: ['user_id'], hides: [] },
      options: z.strictObject({ user_id: idSchema }),
      answer: followSchema,
      handle: ({ user_id: id }, { viewer }) => calls.set(viewer, 'user', id),
    }),
    authenticatedResource({
      name: 'UserFollow',
      action: 'delete',
      endpoint: 'v3_unfollow_user',
      form: { path: `${FOLLOWERS_PAGE}withdraw/`, keeps: ['user_id'], hides: [] },
      options: z.strictObject({ user_id: idSchema }),
      answer: followSchema,
      handle: ({ user_id: id }, { viewer }) => calls.unset(viewer, 'user', id),
    }),
    authenticatedResource({
      name: 'InterestFollow',
      action: 'create',
      endpoint: 'v3_follow_interest',
      options: z.strictObject({ interest_id: idSchema }),
      answer: followSchema,
      handle: ({ interest_id: id }, { viewer }) => calls.set(viewer, 'interest', id),
    }),
    authenticatedResource({
      name: 'InterestFollow',
      action: 'delete',
      endpoint: 'v3_unfollow_interest',
      options: z.strictObject({ interest_id: idSchema }),
      answer: followSchema,
      handle: ({ interest_id: id }, { viewer }) => calls.unset(viewer, 'interest', id),
    }),
  ];
}

/** PUT and DELETE `/v3/boards/{boardId}/follow/` (§7). */
export function followRoutes(deps: Deps): readonly AnyV3Route[] {
  const calls = followCalls(deps);
  const path = '/v3/boards/:board_id/follow/';
  const options = z.strictObject({ board_id: idSchema });
  return [
    v3Route({
      method: 'PUT',
      path,
      endpoint: 'v3_follow_board',
      access: 'signed-in',
      options,
      answer: followSchema,
      handle: ({ board_id: id }, { viewer }) => calls.set(viewer, 'board', id),
    }),
    v3Route({
      method: 'DELETE',
      path,
      endpoint: 'v3_unfollow_board',
      access: 'signed-in',
      options,
      answer: followSchema,
      handle: ({ board_id: id }, { viewer }) => calls.unset(viewer, 'board', id),
    }),
  ];
}

type Answered = Answer<z.infer<typeof followSchema>>;

function followCalls({ db }: Pick<Deps, 'db'>): {
  set(viewer: SignedIn, kind: Followed['kind'], id: string): Promise<Answered>;
  unset(viewer: SignedIn, kind: Followed['kind'], id: string): Promise<Answered>;
} {
  /** Returns the target of the request if the viewer may see it. Their own cannot be followed. */
  const find = async (viewer: SignedIn, kind: Followed['kind'], text: string): Promise<Followed> => {
    const id = parseId(text);
    if (id === undefined || !(await isSeen(viewer, { kind, id }))) throw new AppError(NOT_FOUND[kind]);
    return { kind, id };
  };
  const isSeen = async (viewer: SignedIn, { kind, id }: Followed): Promise<boolean> => {
    if (kind === 'interest') return hasInterest(db, id);
    if (kind === 'user') {
      if (id === viewer.id) throw ownRefused('user_id');
      return (await findUser(db, viewer, { id })) !== undefined;
    }
    const board = await findBoard(db, viewer, { id });
    if (board?.ownerId === viewer.id) throw ownRefused('board_id');
    return board !== undefined;
  };
  return {
    async set(viewer, kind, id) {
      const result = await follow(db, viewer, await find(viewer, kind, id));
      if (result === null) throw new AppError(NOT_FOUND[kind]);
      return { data: { id, is_followed: result === 'followed', is_requested: result === 'requested' } };
    },
    async unset(viewer, kind, id) {
      await unfollow(db, viewer, await find(viewer, kind, id), PLAIN);
      return { data: { id, is_followed: false, is_requested: false } };
    },
  };
}

function ownRefused(field: string): AppError {
  return new AppError('invalid_input', { fields: { [field]: 'You cannot follow yourself or your boards.' } });
}
