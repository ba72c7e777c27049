import type { AccountPorts, Deps } from './deps.ts';
import type { Resolvers } from '../../platform/graphql/generated/resolvers-types.ts';
import type { GraphqlContext } from '../../platform/graphql/context.ts';
import { isEmployee } from '../../platform/http/viewer.ts';
import { imageUrl } from '../../platform/media/images/index.ts';
import { findUserByCurrentOrFormerName } from './find-user.ts';
import { readPrivacy } from './read-privacy.ts';
import { getEmailState } from './verify-email.ts';
import { findPasskeys, type PasskeyRow } from './passkeys.ts';
import { getTwoStepState } from './two-step-login.ts';
import { createSessions, type SessionView } from './sessions.ts';
import type { UserRow } from './user-row.ts';

/** GraphQL resolvers of members. */
export function accountResolvers(deps: Deps & AccountPorts): Resolvers {
  const { db, countPins } = deps;
  const sessions = createSessions(deps);
  return {
    Query: {
      viewer(_, __, { viewer, loaders }) {
        if (viewer) loaders.user.prime(viewer.id, viewer);
        return viewer;
      },
      async v3GetUserQuery(_, { username }, { viewer }) {
        const row = await findUserByCurrentOrFormerName(db, viewer, username);
        return row
          ? { __typename: 'UserData', data: row }
          : { __typename: 'NotFound', message: 'Sorry! We could not find that profile.' };
      },
    },
    Viewer: {
      entityId: ({ id }) => String(id),
      user: (row) => row,
      isEmployee: (viewer) => isEmployee(viewer),
      quickSavesBoardId: ({ quickSavesBoardId }) => quickSavesBoardId,
      isEmailVerified: async ({ id }) => (await getEmailState(db, id)).isVerified,
      newEmail: async ({ id }) => (await getEmailState(db, id)).newEmail,
      privacy: ({ id }) => readPrivacy(db, id),
      asksForPrivacy: (_, __, { reader }) => reader.asksForPrivacy,
      sessions: async ({ id }, _, { sessionToken }) =>
        (await sessions.list(id, sessionToken)).map(presentSession),
      twoStepLogin: async ({ id }) => {
        const { turnedOnAt, recoveryCodesLeft } = await getTwoStepState(db, id);
        return {
          isOn: turnedOnAt !== null,
          turnedOnAt: turnedOnAt?.toISOString() ?? null,
          recoveryCodesLeft,
        };
      },
      passkeys: async ({ id }) => (await findPasskeys(db, id)).map(presentPasskey),
    },
    User: {
      entityId: ({ id }) => String(id),
      imageSmallUrl: ({ imageSignature }) => imageSignature && imageUrl(imageSignature, '60x60'),
      imageMediumUrl: ({ imageSignature }) => imageSignature && imageUrl(imageSignature, '136x136'),
      verifiedIdentity: ({ isVerifiedMerchant }) => ({ verified: isVerifiedMerchant }),
      isProfileVisible: (user, _, context) => isProfileReadable(user, context),
      about: readable(({ about }) => about, null),
      websiteUrl: readable(({ websiteUrl }) => websiteUrl, null),
      pronouns: readable(({ pronouns }) => pronouns, null),
      followerCount: readable(({ followerCount }) => followerCount, 0),
      followingCount: readable(({ followingCount }) => followingCount, 0),
      explicitlyFollowedByMe: ({ id }, _, { loaders }) => loaders.followsUser.load(id),
      pinCount: ({ id }, _, { viewer }) => countPins(viewer, id),
      createdAt: ({ createdAt }) => createdAt.toISOString(),
    },
  };
}

/** Returns whether the viewer may read a member's profile (AC-04); `readableProfileCondition` is the same rule for statements. */
function isProfileReadable(
  { id, isPrivate }: UserRow,
  { viewer, loaders }: Pick<GraphqlContext, 'viewer' | 'loaders'>,
): boolean | Promise<boolean> {
  return !isPrivate || viewer?.id === id || loaders.followsUser.load(id);
}

/** Returns a resolver of a field that others than the readers of a profile do not see: they get `hidden`. */
const readable =
  <Value>(valueOf: (user: UserRow) => Value, hidden: Value) =>
  async (user: UserRow, _: object, context: GraphqlContext): Promise<Value> =>
    (await isProfileReadable(user, context)) ? valueOf(user) : hidden;

function presentSession({ id, createdAt, lastSeenAt, ...rest }: SessionView) {
  return {
    entityId: id,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    ...rest,
  };
}

function presentPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow) {
  return {
    entityId: id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
