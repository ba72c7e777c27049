import type { CatalogProduct, CatalogProductsPorts, ProductGroup } from '../product-types.ts';

/** Creates a product that was added by hand, with overrides. */
export function createProduct(more: Partial<CatalogProduct>): CatalogProduct {
  return {
    id: 'hand-1',
    title: 'Clay lamp',
    description: null,
    link: 'https://kiln.example/clay-lamp',
    image_link: 'https://kiln.example/clay-lamp.png',
    image: null,
    price: 49.9,
    sale_price: null,
    currency: 'EUR',
    availability: 'in_stock',
    brand: null,
    product_type: null,
    item_group_id: null,
    custom_label_0: null,
    is_by_hand: true,
    state: 'live',
    pin_id: '77',
    ...more,
  };
}

/** Creates a product group for tests. */
export function createGroup(more: Partial<ProductGroup>): ProductGroup {
  return {
    id: '5',
    name: 'Lamps',
    rules: { category: 'Lamps' },
    picked: [],
    product_count: 2,
    images: [],
    ...more,
  };
}

const failed = async (): Promise<{ readonly ok: false; readonly message: string }> => ({
  ok: false,
  message: '',
});

/** Creates ports that fail, with overrides. */
export function createProductPorts(more: Partial<CatalogProductsPorts>): CatalogProductsPorts {
  return {
    readProducts: failed,
    saveProduct: failed,
    removeProduct: failed,
    uploadImage: failed,
    saveGroup: failed,
    removeGroup: failed,
    readGroups: failed,
    ...more,
  };
}
