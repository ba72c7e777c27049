import type {
  CatalogProduct,
  CatalogProductsPorts,
  ProductGroup,
  ProductInput,
} from '@pegboard/business-dashboard/catalog-products';
import { ResourceError } from '../../data/call-resource.ts';
import { createBusinessRequests } from '../../features/business/business-requests.ts';
import { uploadImage } from '../../features/uploads/upload-image.ts';

/** Returns the ports of the page of a catalog's products. */
export function catalogProductsPorts(businessId: string, catalogId: string): CatalogProductsPorts {
  const { read, send } = createBusinessRequests(businessId);
  return {
    async readProducts({ query, bookmark }) {
      const found = await read<readonly CatalogProduct[]>('CatalogProducts', {
        catalog_id: catalogId,
        ...(query.trim() === '' ? {} : { query: query.slice(0, 200) }),
        ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
      });
      return found.ok ? { ok: true, data: { items: found.data, bookmark: found.bookmark } } : found;
    },
    saveProduct: (input, id) =>
      send<CatalogProduct>({
        name: 'CatalogProduct',
        action: id === null ? 'create' : 'update',
        options: { ...filledIn(input), catalog_id: catalogId, ...(id === null ? {} : { id }) },
      }),
    removeProduct: (id) =>
      send<null>({ name: 'CatalogProduct', action: 'delete', options: { catalog_id: catalogId, id } }),
    async uploadImage(file) {
      try {
        return { ok: true, data: (await uploadImage(file)).id };
      } catch (error) {
        return error instanceof ResourceError
          ? { ok: false, message: error.message }
          : { ok: false, message: '' };
      }
    },
    saveGroup: (input, id) =>
      send<ProductGroup>({
        name: 'ProductGroup',
        action: id === null ? 'create' : 'update',
        options: { ...input, ...(id === null ? { catalog_id: catalogId } : { group_id: id }) },
      }),
    removeGroup: (id) => send<null>({ name: 'ProductGroup', action: 'delete', options: { group_id: id } }),
    readGroups: () => read<readonly ProductGroup[]>('ProductGroups', { catalog_id: catalogId }),
  };
}

/** Returns the values without those of optional fields that are empty. */
function filledIn({ title, link, price, ...optional }: ProductInput): object {
  const values = Object.entries(optional).filter(([, value]) => value !== undefined && value !== '');
  return { title, link, price, ...Object.fromEntries(values) };
}
