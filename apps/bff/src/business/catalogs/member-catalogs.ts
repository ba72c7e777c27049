import type { Db } from '../../platform/database/db.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { findMemberships, hasPermission } from '../business/index.ts';
import { withFacts } from './catalog-lists.ts';
import type { CatalogRow } from './find-catalog.ts';

/**
 * Returns the catalogs of all businesses in which the viewer has access to them, the newest first: for each business those
 * that its pages show them.
 */
export async function memberCatalogs(db: Db, viewer: SignedIn): Promise<readonly CatalogRow[]> {
  const memberships = (await findMemberships(db, viewer)).filter(
    ({ business, member }) => business.kind !== 'hierarchy' && hasPermission(member.role, 'catalogs.view'),
  );
  const lists = await Promise.all(memberships.map((reader) => withFacts(db, reader)));
  return lists
    .flat()
    .map(({ catalog }) => catalog)
    .toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
