'use client';

import {
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  numberProp,
  objectProp,
  optionalProp,
  shapeProp,
  textProp,
  textsProp,
  validProps,
  hrefProp,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import parts from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { GroupList } from './group-list.tsx';
import { catalogProductsMessages, type CatalogProductsMessages } from './messages.ts';
import { ProductList } from './product-list.tsx';
import { CATALOG_PRODUCT_FIELDS } from './prop-rules.ts';
import { currencyProp } from '../layout/prop-rules.ts';
import type { CatalogProductsPorts, ProductGroup, ProductPage } from './product-types.ts';

/** The props of a CatalogProductsPage. */
export type CatalogProductsPageProps = RootProps & {
  readonly catalog: { readonly name: string; readonly currency: string };
  /** The first page of its products. */
  readonly products: ProductPage;
  readonly groups: readonly ProductGroup[];
  /** True if the viewer may edit. */
  readonly mayEdit: boolean;
  readonly ports: CatalogProductsPorts;
  /** The addresses of the page of catalogs and of the preview of the shop. */
  readonly catalogsHref: string;
  readonly previewHref: string;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: CatalogProductsMessages | undefined;
};

const CATALOG_PRODUCTS_PAGE_RULES = {
  catalog: shapeProp({ name: textProp, currency: currencyProp }),
  products: shapeProp({ items: itemsProp(CATALOG_PRODUCT_FIELDS), bookmark: nullableProp(textProp) }),
  groups: itemsProp({
    name: textProp,
    rules: objectProp,
    picked: textsProp,
    id: textProp,
    product_count: numberProp,
    images: textsProp,
  }),
  mayEdit: flagProp,
  ports: shapeProp({
    readProducts: functionProp,
    saveProduct: functionProp,
    removeProduct: functionProp,
    uploadImage: functionProp,
    saveGroup: functionProp,
    removeGroup: functionProp,
    readGroups: functionProp,
  }),
  catalogsHref: hrefProp,
  previewHref: hrefProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(catalogProductsMessages),
};

/** Renders the products of a catalog, which can be added by hand, and its product groups (BD-07). */
export function CatalogProductsPage(rawProps: CatalogProductsPageProps): ReactNode {
  const props = validProps('CatalogProductsPage', rawProps, CATALOG_PRODUCTS_PAGE_RULES);
  const {
    catalog,
    products,
    mayEdit,
    ports,
    catalogsHref,
    previewHref,
    Link = NativeLink,
    messages = catalogProductsMessages,
  } = props;
  const [groups, setGroups] = useState(props.groups);
  const [said, setSaid] = useState('');
  const changed = (text: string): void => {
    setSaid(text);
    if (groups.length > 0)
      void ports.readGroups().then((result) => {
        if (result.ok) setGroups(result.data);
      });
  };
  return (
    <div data-part="catalog-products-page" {...rootAttributes(props, parts.page)}>
      <p className={parts.hint}>
        <Link to={catalogsHref}>{messages.back}</Link>
      </p>
      <PageHeader title={<bdi>{messages.title(catalog.name)}</bdi>} intro={messages.intro}>
        <Link to={previewHref}>{messages.preview}</Link>
      </PageHeader>
      <StatusMessage status={said === '' ? undefined : { isDone: true, text: said }} />
      <ProductList
        first={products}
        currency={catalog.currency}
        {...{ mayEdit, ports, messages }}
        onChanged={changed}
      />
      <GroupList {...{ groups, mayEdit, ports, messages }} onChanged={setGroups} />
    </div>
  );
}
