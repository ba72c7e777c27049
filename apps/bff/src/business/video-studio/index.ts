import { toConnection } from '../../platform/graphql/connection.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { studioVideoResolvers } from './present-video.ts';
import { listStudioVideos, type StudioVideoView } from './studio-videos.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    StudioVideo: StudioVideoView;
  }
}

/** The studio of a creator: the list of their videos with state, plays and watch time (CR-16). */
export function videoStudioModule(deps: Deps): Module {
  return {
    resolvers: {
      Viewer: {
        async studioVideos(_, { first, after, state }, { viewer }) {
          const params = { size: pageSize(first), after, state: state ?? undefined };
          const page = viewer ? await listStudioVideos(deps, viewer, params) : { items: [], bookmark: null };
          return toConnection(page);
        },
      },
      StudioVideo: studioVideoResolvers,
    },
  };
}
