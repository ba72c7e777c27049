import { z } from 'zod';
import { findUser } from '../../people/accounts/index.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { authenticatedResource, type AnyResource } from '../../platform/http/resource.ts';
import { idAnswer } from '../../platform/http/response-schemas.ts';
import { idSchema } from '../../platform/ids/id-schema.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { acceptRequest, declineRequest } from './answer-request.ts';
import type { Deps } from './deps.ts';
import { removeFollower } from './remove-follower.ts';

/** The page that lists the viewer's followers, and the requests to follow them. */
export const FOLLOWERS_PAGE = '/settings/followers/';

/** FollowRequestResource update, and FollowerResource delete: the answers to requests, and the removal of followers (AC-04). */
export function followRequestResources({ db }: Pick<Deps, 'db'>): readonly AnyResource[] {
  return [
    authenticatedResource({
      name: 'FollowRequest',
      action: 'update',
      endpoint: 'v3_answer_follow_request',
      form: {
        path: `${FOLLOWERS_PAGE}answer/`,
        keeps: ['user_id', 'answer'],
        hides: [],
        leadsTo: FOLLOWERS_PAGE,
      },
      options: z.strictObject({ user_id: idSchema, answer: z.enum(['accept', 'decline']) }),
      answer: z.strictObject({ id: idAnswer, is_follower: z.boolean() }),
      async handle({ user_id: text, answer }, { viewer }) {
        const id = parseId(text);
        const run = answer === 'accept' ? acceptRequest : declineRequest;
        if (id === undefined || !(await run(db, viewer, id))) throw new AppError('follow_request_not_found');
        return { data: { id: text, is_follower: answer === 'accept' } };
      },
    }),
    authenticatedResource({
      name: 'Follower',
      action: 'delete',
      endpoint: 'v3_remove_follower',
      form: { path: `${FOLLOWERS_PAGE}remove/`, keeps: ['user_id'], hides: [], leadsTo: FOLLOWERS_PAGE },
      options: z.strictObject({ user_id: idSchema }),
      answer: z.strictObject({ id: idAnswer, is_follower: z.boolean() }),
      async handle({ user_id: text }, { viewer }) {
        const id = parseId(text);
        if (id === undefined || id === viewer.id || !(await findUser(db, viewer, { id })))
          throw new AppError('user_not_found');
        await removeFollower(db, viewer, id);
        return { data: { id: text, is_follower: false } };
      },
    }),
  ];
}
