import { useState } from 'react';
import { readOverHttp } from '../../data/read-resource.ts';
import { useBusiness, type FirstPage } from './business-data.ts';

/**
 * Returns the loaded part of a list of a business: the page of the loader, and those that `onMore` loaded;
 * `onMore` is undefined at the end. When the loader reads the list again, it starts over.
 */
export function useMore<Item>(
  first: FirstPage<Item>,
  name: string,
  options: object = {},
): { readonly items: readonly Item[]; readonly onMore: (() => Promise<void>) | undefined } {
  const { id } = useBusiness();
  const [read, setRead] = useState({ first, ...first });
  const { items, bookmark } = read.first === first ? read : first;
  const onMore = async (): Promise<void> => {
    const next = await readOverHttp(name, { ...options, business_id: id, bookmarks: [bookmark] });
    if (!next.ok) throw new Error(`The next page of ${name} was not answered: ${next.code}.`);
    const more = next.data as readonly Item[];
    setRead({ first, items: [...items, ...more], bookmark: next.bookmark });
  };
  return { items, onMore: bookmark === null ? undefined : onMore };
}
