import { routePath } from '@pegboard/routes';
import type { SiteTables } from '../../messages/tables.ts';

type Category = { readonly entityId: string; readonly name: string; readonly urlName: string };

/** Returns the name of a category in the language of the page; in that of the taxonomy if the page has none. */
export function categoryName(
  { categories }: { readonly categories: SiteTables['shopping']['categories'] },
  { entityId, name }: Category,
): string {
  const names: Readonly<Record<string, string>> = categories;
  return names[entityId] ?? name;
}

/** Returns the path of the page of a category. */
export const categoryPath = ({ entityId, urlName }: Category): string =>
  routePath('shoppingCategory', { category: urlName, id: entityId });
