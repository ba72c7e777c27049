import type { Deps } from './deps.ts';
import { Loader } from '../../platform/database/loader.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { taggedProducts, type TaggedProduct } from './tagged-products.ts';

/** The batched reads of products. */
export type ShopLoaders = {
  /** A product by its content, if it is listed for the viewer. */
  readonly taggedProduct: Loader<bigint, TaggedProduct | null>;
};

declare module '../../platform/graphql/loaders.ts' {
  interface Loaders extends ShopLoaders {}
}

/** Creates the loaders of products for one request. */
export function shopLoaders({ db }: Pick<Deps, 'db'>, viewer: Viewer): ShopLoaders {
  return { taggedProduct: new Loader((ids) => taggedProducts(db, viewer, ids)) };
}
