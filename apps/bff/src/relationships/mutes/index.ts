import { toConnection } from '../../platform/graphql/connection.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { listMutes, type MuteRow } from './list-mutes.ts';
import { muteDuration } from './mute-kinds.ts';
import { muteResources } from './resources.ts';

export { unmutedBoardInviteMail } from './board-invite-mail.ts';
export { muteLoaders, type MuteLoaders } from './loaders.ts';
export {
  unmutedBoards,
  unmutedMember,
  unmutedPeople,
  unmutedPins,
  unmutedText,
  unmutedTopics,
  wantsFrom,
  type UnmutedOptions,
} from './mute-conditions.ts';
export { purgeExpiredMutes } from './purge-expired-mutes.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Mute: MuteRow;
  }
}

/** The words, members, sites and topics that members mute, and the conditions that hide them (SR-13). */
export function mutesModule(deps: Deps): Module {
  return {
    resources: muteResources(deps),
    resolvers: {
      Viewer: {
        async mutes(_, { kind, first, after }, { viewer }) {
          const params = { size: pageSize(first), after };
          return toConnection(
            viewer ? await listMutes(deps, viewer, kind, params) : { items: [], bookmark: null },
          );
        },
      },
      Mute: {
        entityId: ({ id }) => String(id),
        user: ({ memberId }, _, { loaders }) => (memberId === null ? null : loaders.user.load(memberId)),
        topic: ({ interestId }, _, { loaders }) =>
          interestId === null ? null : loaders.interest.load(interestId),
        duration: ({ days }) => muteDuration(days),
        until: ({ until }) => until?.toISOString() ?? null,
      },
      User: { mutedByMe: ({ id }, _, { loaders }) => loaders.isMuted.load(`member ${id}`) },
      Interest: { mutedByMe: ({ id }, _, { loaders }) => loaders.isMuted.load(`topic ${id}`) },
    },
  };
}
