import { toConnection } from '../../platform/graphql/connection.ts';
import { pageSize } from '../../platform/http/bookmark.ts';
import type { Module } from '../../platform/http/module.ts';
import type { Deps } from './deps.ts';
import { listDuplicates, type DuplicateGroup } from './list-duplicates.ts';
import { duplicateResources } from './resources.ts';

export { purgePinMerges } from './purge-merges.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    DuplicateGroup: DuplicateGroup;
  }
}

/** Saved pins with the same picture: listed, merged, and separated again (BY-04). */
export function duplicatesModule(deps: Deps): Module {
  return {
    resources: duplicateResources(deps),
    resolvers: {
      Viewer: {
        async duplicatePins(_, { first, after }, { viewer }) {
          const params = { size: pageSize(first, 10), after };
          return toConnection(
            viewer ? await listDuplicates(deps, viewer, params) : { items: [], bookmark: null },
          );
        },
      },
      DuplicateGroup: {
        keptId: ({ keptId }) => String(keptId),
        pins: ({ pins }) => [...pins],
      },
    },
  };
}
