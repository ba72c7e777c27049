import { z } from 'zod';
import { shownPrivacies } from '../../pins/board-access/index.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import { findMemberships } from '../../business/business/index.ts';
import { countOwnBoards } from '../../pins/boards/index.ts';
import { followedBoards, followList } from '../../relationships/follows/index.ts';
import { apiRoute, type AnyApiRoute } from './api-route.ts';
import type { Deps } from './deps.ts';
import { apiId, booleanParameter, pageOf, pageParameters, presentPage, toPageParams } from './parameters.ts';
import { absolute, apiBoardSchema, presentApiBoards } from './present-board.ts';

const countSchema = z.int().nonnegative().nullable();

/** The account of a token. */
const accountSchema = z
  .strictObject({
    id: apiId,
    username: z.string(),
    account_type: z.enum(['PINNER', 'BUSINESS']),
    about: z.string(),
    business_name: z.string().nullable(),
    profile_image: z.string(),
    website_url: z.string(),
    board_count: countSchema,
    pin_count: countSchema,
    follower_count: countSchema,
    following_count: countSchema,
    monthly_views: countSchema,
  })
  .meta({ id: 'Account' });

const personSchema = z
  .strictObject({ type: z.literal('user'), username: z.string() })
  .meta({ id: 'UserSummary' });
const scopes = ['user_accounts:read'] as const;
const explicit = { explicit_following: booleanParameter().optional() };

/** The account of the token, and the people and boards that it follows. */
export function accountRoutes(deps: Deps): readonly AnyApiRoute[] {
  const people = (name: 'followers' | 'following', operation: string, summary: string): AnyApiRoute =>
    apiRoute({
      method: 'GET',
      url: `/v5/user_account/${name}`,
      operation,
      summary,
      scopes,
      query:
        name === 'following'
          ? { ...pageParameters, ...explicit, feed_type: z.literal('ALL').optional() }
          : pageParameters,
      answer: pageOf(personSchema),
      async handle({ query }, { viewer }) {
        const page = await followList(deps, viewer, name, viewer.id, toPageParams(query));
        return presentPage(page, (rows) => rows.map(({ username }) => ({ type: 'user' as const, username })));
      },
    });
  return [
    apiRoute({
      method: 'GET',
      url: '/v5/user_account',
      operation: 'user_account/get',
      summary: 'Returns the account of the token.',
      scopes,
      answer: accountSchema,
      async handle(_, call) {
        const { viewer } = call;
        const [counts, memberships] = await Promise.all([
          countOwnBoards(deps, viewer, shownPrivacies(call, 'boards')),
          findMemberships(deps.db, viewer),
        ]);
        const business = memberships.find(({ business: { profileId } }) => profileId === viewer.id)?.business;
        return {
          id: String(viewer.id),
          username: viewer.username,
          account_type: business ? ('BUSINESS' as const) : ('PINNER' as const),
          about: viewer.about ?? '',
          business_name: business?.name ?? null,
          profile_image:
            viewer.imageSignature === null ? '' : absolute(deps, imageUrl(viewer.imageSignature, '136x136')),
          website_url: viewer.websiteUrl ?? '',
          board_count: counts.boards,
          pin_count: counts.pins,
          follower_count: viewer.followerCount,
          following_count: viewer.followingCount,
          monthly_views: null,
        };
      },
    }),
    people('followers', 'followers/list', 'Lists the followers of the account, the newest first.'),
    people('following', 'user_following/get', 'Lists the people whom the account follows, the newest first.'),
    apiRoute({
      method: 'GET',
      url: '/v5/user_account/following/boards',
      operation: 'boards_user_follows/list',
      summary: 'Lists the boards that the account follows, the newest first.',
      scopes,
      query: { ...pageParameters, ...explicit },
      answer: pageOf(apiBoardSchema),
      async handle({ query }, call) {
        const { viewer } = call;
        const page = await followedBoards(deps, viewer, viewer.id, toPageParams(query));
        const shown = shownPrivacies(call, 'boards');
        return presentPage(page, (rows) =>
          presentApiBoards(
            deps,
            viewer,
            rows.filter(({ privacy }) => shown.includes(privacy)),
          ),
        );
      },
    }),
  ];
}
