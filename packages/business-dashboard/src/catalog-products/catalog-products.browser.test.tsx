import { applyPageTheme, expectAccessible } from '@pegboard/config/accessible';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { CatalogProductsPage } from './catalog-products-page.tsx';
import type { CatalogProduct, CatalogProductsPorts, ProductGroup } from './product-types.ts';
import { ShopPreview } from './shop-preview.tsx';
import { createGroup, createProduct, createProductPorts } from './testing/a-product.ts';

const show = (
  ports: Partial<CatalogProductsPorts>,
  items: readonly CatalogProduct[] = [],
  groups: readonly ProductGroup[] = [],
) =>
  render(
    <main>
      <CatalogProductsPage
        catalog={{ name: 'Shop', currency: 'EUR' }}
        products={{ items, bookmark: null }}
        groups={groups}
        mayEdit
        ports={createProductPorts(ports)}
        catalogsHref="#/catalogs/"
        previewHref="#/shop/"
      />
    </main>,
  );

test('[BD-07] a product is added in a form; errors are at their fields, and what was typed stays', async () => {
  const saveProduct = vi
    .fn<CatalogProductsPorts['saveProduct']>()
    .mockResolvedValueOnce({ ok: false, message: '', fields: { price: 'A price is above zero.' } })
    .mockResolvedValueOnce({ ok: true, data: createProduct({}) });
  const uploadImage = vi.fn<CatalogProductsPorts['uploadImage']>(async () => ({ ok: true, data: '31' }));
  await show({ saveProduct, uploadImage });
  await expect.element(page.getByText('No products yet')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Add a product' }));
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  await userEvent.keyboard('Clay lamp');
  await userEvent.fill(page.getByRole('textbox', { name: 'Price', exact: true }), '-4');
  await userEvent.upload(page.getByLabelText('Upload an image'), new File(['x'], 'lamp.png'));
  await expect.element(page.getByText('The image is uploaded.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('alert')).toHaveTextContent('A price is above zero.');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Clay lamp');
  await userEvent.fill(page.getByRole('textbox', { name: 'Price', exact: true }), '49.90');
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('heading', { name: 'Clay lamp' })).toBeVisible();
  await expect.element(page.getByText('Clay lamp is saved.')).toBeVisible();
  expect(saveProduct).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: 'Clay lamp', price: '49.90', currency: 'EUR', upload_id: '31' }),
    null,
  );
});

test('[BD-07] products of a feed have no actions; one that was added by hand is edited and removed', async () => {
  const removeProduct = vi.fn<CatalogProductsPorts['removeProduct']>(async () => ({ ok: true }));
  await show({ removeProduct }, [
    createProduct({ sale_price: 39 }),
    createProduct({ id: 'a', title: 'Oak lamp', is_by_hand: false, state: 'failed' }),
  ]);
  await expect.element(page.getByText('Image not found')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit Oak lamp' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Edit Clay lamp' }));
  await expect.element(page.getByRole('textbox', { name: /^Sale price/ })).toHaveValue('39');
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove Clay lamp' }));
  await userEvent.click(page.getByRole('button', { name: 'Remove the product' }));
  await expect.element(page.getByRole('heading', { name: 'Clay lamp' })).not.toBeInTheDocument();
  expect(removeProduct).toHaveBeenCalledWith('hand-1');
});

test('[BD-07] a group is made of rules and picked products, in the light and in the dark from right to left', async () => {
  const saveGroup = vi.fn<CatalogProductsPorts['saveGroup']>(async () => ({
    ok: true,
    data: createGroup({ name: 'Gifts', picked: ['hand-1'] }),
  }));
  const readProducts = async () =>
    ({ ok: true, data: { items: [createProduct({})], bookmark: null } }) as const;
  await show({ saveGroup, readProducts }, [createProduct({})]);
  await userEvent.click(page.getByRole('button', { name: 'Add a group' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Gifts');
  await userEvent.fill(page.getByRole('textbox', { name: 'Highest price' }), '50');
  await userEvent.click(page.getByRole('checkbox', { name: 'Clay lamp' }));
  await expectAccessible();
  applyPageTheme('dark', 'rtl');
  await expectAccessible();
  applyPageTheme();
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  await expect.element(page.getByRole('heading', { name: 'Gifts' })).toBeVisible();
  expect(saveGroup).toHaveBeenCalledWith(
    { name: 'Gifts', rules: expect.objectContaining({ price_max: 50 }), picked: ['hand-1'] },
    null,
  );
});

test('[BD-07] the preview of the shop marks products that are not in it yet', async () => {
  const waiting = createProduct({ id: 'b', title: 'Oak lamp', state: 'waiting' });
  await render(
    <main>
      <ShopPreview
        preview={{
          username: 'kiln',
          full_name: 'Kiln & Co.',
          is_public: false,
          is_verified: false,
          live_count: 1,
          pending_count: 1,
          sections: [{ id: '5', name: 'Lamps', product_count: 2, products: [createProduct({}), waiting] }],
          products: [createProduct({}), waiting],
        }}
        productsHref="#/products/"
        shopHref="#/shop/"
        backText="Products of Shop"
      />
    </main>,
  );
  await expect.element(page.getByText(/Nobody else sees the shop yet/)).toBeVisible();
  const section = page.getByRole('region', { name: 'Lamps' });
  await expect.element(section.getByText('Waiting')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open the shop' })).not.toBeInTheDocument();
  await expectAccessible();
});
