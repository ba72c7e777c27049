import type {
  CatalogProduct,
  CatalogProductsPorts,
  ProductGroup,
  ProductInput,
  ProductResult,
} from '@pegboard/business-dashboard/catalog-products';
import { sendRequest, type ResourceRequest } from '@pegboard/resource-client';
import { ResourceError, resourcePorts } from '../../data/call-resource.ts';
import { readOverHttp } from '../../data/read-resource.ts';
import { uploadImage } from '../../features/uploads/upload-image.ts';

const FAILED = { ok: false, message: '' } as const;

/** Returns the ports of the page of a catalog's products. */
export function catalogProductsPorts(businessId: string, catalogId: string): CatalogProductsPorts {
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller names what its call answers
  const send = async <T>(call: Omit<ResourceRequest, 'options'> & { readonly options: object }) => {
    const options = { ...call.options, business_id: businessId };
    const result = await sendRequest(resourcePorts({}), { ...call, options });
    return (
      result.ok
        ? { ok: true, data: result.data as T }
        : { ok: false, message: result.failure.message, fields: result.failure.fields }
    ) satisfies ProductResult<T>;
  };
  return {
    async readProducts({ query, bookmark }) {
      const read = await readOverHttp('CatalogProducts', {
        business_id: businessId,
        catalog_id: catalogId,
        ...(query.trim() === '' ? {} : { query: query.slice(0, 200) }),
        ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
      }).catch(() => undefined);
      return read?.ok
        ? { ok: true, data: { items: read.data as readonly CatalogProduct[], bookmark: read.bookmark } }
        : FAILED;
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
        return error instanceof ResourceError ? { ok: false, message: error.message } : FAILED;
      }
    },
    saveGroup: (input, id) =>
      send<ProductGroup>({
        name: 'ProductGroup',
        action: id === null ? 'create' : 'update',
        options: { ...input, ...(id === null ? { catalog_id: catalogId } : { group_id: id }) },
      }),
    removeGroup: (id) => send<null>({ name: 'ProductGroup', action: 'delete', options: { group_id: id } }),
    async readGroups() {
      const read = await readOverHttp('ProductGroups', {
        business_id: businessId,
        catalog_id: catalogId,
      }).catch(() => undefined);
      return read?.ok ? { ok: true, data: read.data as readonly ProductGroup[] } : FAILED;
    },
  };
}

/** Returns the values without those of optional fields that are empty. */
function filledIn({ title, link, price, ...optional }: ProductInput): object {
  const values = Object.entries(optional).filter(([, value]) => value !== undefined && value !== '');
  return { title, link, price, ...Object.fromEntries(values) };
}
