import { pageSize } from '../../platform/http/bookmark.ts';
import type { Deps } from './deps.ts';
import type { Module } from '../../platform/http/module.ts';
import { parseId } from '../../platform/ids/new-id.ts';
import { pinConnection } from '../../pins/pins/index.ts';
import { createCropDescriptors } from './crop-descriptor.ts';
import { visualSearchResources } from './resources.ts';
import { searchByCrop, searchByDescriptor } from './visual-search.ts';

/** Search by an image or a part of one. */
export function visualSearchModule(moduleDeps: Deps): Module {
  const deps = {
    ...moduleDeps,
    cropDescriptors: createCropDescriptors(moduleDeps.imageStore, moduleDeps.imagePool),
  };
  return {
    resources: visualSearchResources(moduleDeps),
    resolvers: {
      Query: {
        async v3VisualSearchQuery(_, { pin, crop, productsOnly, first, after }, { viewer }) {
          const page = await searchByCrop(deps, viewer, {
            pinId: parseId(pin) ?? 0n,
            crop,
            isProducts: productsOnly ?? false,
            size: pageSize(first),
            after,
          });
          return { connection: pinConnection(page) };
        },
        async v3SearchByImageQuery(_, { look, productsOnly, first, after }, { viewer }) {
          const page = await searchByDescriptor(deps, viewer, look, {
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
