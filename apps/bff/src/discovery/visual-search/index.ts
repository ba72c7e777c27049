import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { pinConnection } from '../../pins/pins/index.ts';
import { createCropDescriptors } from './crop-descriptor.ts';
import { visualSearch } from './visual-search.ts';

/** Search by a part of an image. */
export function visualSearchModule(moduleDeps: Deps): Module {
  const deps = { ...moduleDeps, cropDescriptors: createCropDescriptors(moduleDeps.imageStore) };
  return {
    resolvers: {
      Query: {
        async v3VisualSearchQuery(_, { pin, crop, productsOnly, first, after }, { viewer }) {
          const page = await visualSearch(deps, viewer, {
            pinId: parseId(pin) ?? 0n,
            crop,
            isProducts: productsOnly ?? false,
            size: pageSize(first),
            after,
          });
          return { connection: pinConnection(page) };
        },
      },
    },
  };
}
