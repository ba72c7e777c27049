import { count, eq } from 'drizzle-orm';
import { addCatalogToMemberGroups } from '../asset-groups/index.ts';
import { authoriseBoard } from '../../pins/board-access/index.ts';
import { logAction, type Membership } from '../business/index.ts';
import type { Db } from '../../platform/database/db.ts';
import { AppError } from '../../platform/errors/errors.ts';
import { newId, parseId } from '../../platform/ids/new-id.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { catalogs, CATALOGS_MAX } from '../catalog-records/index.ts';
import type { CatalogRow } from './find-catalog.ts';

/** The fields of a catalog that members set. */
export type CatalogInput = {
  readonly name: string;
  readonly currency: string;
  readonly source_url?: string | null | undefined;
  readonly every_hours?: number | null | undefined;
};

/**
 * Creates a catalog whose products become pins of the viewer on a board that they can save to. Throws
 * `invalid_input`, `catalogs_full`, `asset_group_needed` and the errors of `authorizeBoard`.
 */
export async function createCatalog(
  tx: Db,
  membership: Membership & { readonly viewer: SignedIn },
  input: CatalogInput & { readonly board_id: string },
  now: Date,
): Promise<bigint> {
  const { business, viewer } = membership;
  checkCurrency(input);
  const board = await authoriseBoard(tx, viewer, parseId(input.board_id), 'save');
  const [known] = await tx
    .select({ count: count() })
    .from(catalogs)
    .where(eq(catalogs.businessId, business.id));
  if ((known?.count ?? 0) >= CATALOGS_MAX) throw new AppError('catalogs_full');
  const id = newId();
  await tx.insert(catalogs).values({
    id,
    businessId: business.id,
    ownerId: viewer.id,
    boardId: board.id,
    name: input.name,
    currency: input.currency,
    ...sourceOf(input, now),
  });
  await addCatalogToMemberGroups(tx, membership, id);
  await logAction(tx, membership, 'catalog.created', input.name);
  return id;
}

/** Changes a catalog's name, currency and feed address. */
export async function changeCatalog(
  tx: Db,
  membership: Membership,
  catalog: CatalogRow,
  input: CatalogInput,
  now: Date,
): Promise<void> {
  checkCurrency(input);
  const source = sourceOf(input, now);
  const isSame = source.sourceUrl === catalog.sourceUrl && source.everyHours === catalog.everyHours;
  await tx
    .update(catalogs)
    .set({ name: input.name, currency: input.currency, ...(isSame ? {} : source) })
    .where(eq(catalogs.id, catalog.id));
  await logAction(tx, membership, 'catalog.changed', input.name);
}

/** Deletes a catalog with its reports; its pins stay on their board. */
export async function deleteCatalog(tx: Db, membership: Membership, catalog: CatalogRow): Promise<void> {
  await tx.delete(catalogs).where(eq(catalogs.id, catalog.id));
  await logAction(tx, membership, 'catalog.deleted', catalog.name);
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

function checkCurrency({ currency }: CatalogInput): void {
  if (!CURRENCIES.has(currency))
    throw new AppError('invalid_input', { fields: { currency: 'Use a currency as USD or EUR.' } });
}

/** Returns the feed columns; a scheduled feed is fetched for the first time at once. */
function sourceOf(
  { source_url: url, every_hours: hours }: CatalogInput,
  now: Date,
): Pick<CatalogRow, 'sourceUrl' | 'everyHours' | 'nextFetchAt'> {
  const sourceUrl = url ?? null;
  const everyHours = sourceUrl === null ? null : (hours ?? null);
  return { sourceUrl, everyHours, nextFetchAt: everyHours === null ? null : now };
}
