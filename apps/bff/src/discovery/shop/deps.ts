import type { SignedIn } from '../../platform/http/viewer.ts';
import type { CursorDeps, DatabaseDeps } from '../../platform/deps.ts';

/** The services that `discovery/shop` needs. */
export type Deps = DatabaseDeps & CursorDeps;

/** The functions of higher domains that `discovery/shop` needs. */
export type ShopPorts = {
  /** Returns the pins of products that match a search and that the member may see, at most `limit`. */
  readonly searchProducts: (viewer: SignedIn, query: string, limit: number) => Promise<readonly bigint[]>;
};
