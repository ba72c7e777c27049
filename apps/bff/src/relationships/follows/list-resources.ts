import { FOLLOWERS_PAGE_SIZE } from '@pegboard/types';
import { z } from 'zod';
import { findUser, personSchema, presentPerson } from '../../people/accounts/index.ts';
import { pageOptions, parsePageParams } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { publicResource, type AnyResource } from '../../platform/http/resource.ts';
import { followList, type FollowListName } from './follow-lists.ts';

const options = z.strictObject({
  username: z.string().min(1).max(60),
  ...pageOptions,
});

/**
 * UserFollowersResource and UserFollowingResource: a member's followers and followed members, 50 per page
 * (FB-05).
 */
export function followListResources(deps: Deps): readonly AnyResource[] {
  const list = (name: FollowListName, resource: string): AnyResource =>
    publicResource({
      name: resource,
      action: 'get',
      endpoint: `v3_get_user_${name}`,
      options,
      answer: z.array(personSchema),
      async handle({ username, ...page }, { viewer }) {
        const person = await findUser(deps.db, viewer, { username });
        if (!person) throw new AppError('user_not_found');
        const params = parsePageParams(page, FOLLOWERS_PAGE_SIZE);
        const { items, bookmark } = await followList(deps, viewer, name, person.id, params);
        return { data: items.map(presentPerson), bookmark };
      },
    });
  return [list('followers', 'UserFollowers'), list('following', 'UserFollowing')];
}
