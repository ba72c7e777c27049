import {
  EmptyState,
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
  hrefProp,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import parts from '../layout/parts.module.css';
import { StatusChip } from '../layout/status-chip.tsx';
import styles from './catalog-products.module.css';
import { catalogProductsMessages, type CatalogProductsMessages } from './messages.ts';
import { ProductPrice } from './product-list.tsx';
import { CATALOG_PRODUCT_FIELDS } from './prop-rules.ts';
import type { CatalogProduct, ShopPreviewData } from './product-types.ts';

/** The props of a ShopPreview. */
export type ShopPreviewProps = RootProps & {
  readonly preview: ShopPreviewData;
  /** The addresses of the page of products and of the shop on the profile. */
  readonly productsHref: string;
  readonly shopHref: string;
  readonly backText: string;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: CatalogProductsMessages | undefined;
};

const SHOP_PREVIEW_RULES = {
  preview: shapeProp({
    username: textProp,
    full_name: textProp,
    live_count: numberProp,
    pending_count: numberProp,
    sections: itemsProp({
      id: textProp,
      name: textProp,
      product_count: numberProp,
      products: itemsProp(CATALOG_PRODUCT_FIELDS),
    }),
    products: itemsProp(CATALOG_PRODUCT_FIELDS),
  }),
  productsHref: hrefProp,
  shopHref: hrefProp,
  backText: textProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(catalogProductsMessages),
};

/** Renders the shop of a profile as it will look; products that are not in it yet are marked (BD-07). */
export function ShopPreview(rawProps: ShopPreviewProps): ReactNode {
  const props = validProps('ShopPreview', rawProps, SHOP_PREVIEW_RULES);
  const {
    preview,
    productsHref,
    shopHref,
    backText,
    Link = NativeLink,
    messages = catalogProductsMessages,
  } = props;
  const { shop: texts } = messages;
  const { sections, products } = preview;
  return (
    <div data-part="shop-preview" {...rootAttributes(props, parts.page)}>
      <p className={parts.hint}>
        <Link to={productsHref}>{backText}</Link>
      </p>
      <PageHeader title={texts.title} intro={texts.intro(preview.full_name || preview.username)}>
        {preview.is_public ? <Link to={shopHref}>{texts.toProfile}</Link> : null}
      </PageHeader>
      <p className={parts.item} data-part="item">
        {preview.is_public
          ? texts.isPublic
          : preview.live_count > 0 && !preview.is_verified
            ? texts.notVerified
            : texts.noProducts}
      </p>
      {preview.pending_count > 0 ? (
        <p className={parts.hint}>{texts.pending(preview.pending_count)}</p>
      ) : null}
      {products.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
      ) : (
        <>
          {sections.map((section) => (
            <section key={section.id} className={parts.section} data-part="section" aria-label={section.name}>
              <header className={parts.head}>
                <h2>
                  <bdi>{section.name}</bdi>
                </h2>
                <span className={parts.hint}>{messages.groups.count(section.product_count)}</span>
              </header>
              <Shelf products={section.products} messages={messages} />
            </section>
          ))}
          <section className={parts.section} data-part="section" aria-label={texts.all}>
            <h2>{texts.all}</h2>
            <Shelf products={products} messages={messages} />
          </section>
        </>
      )}
    </div>
  );
}

function Shelf(props: {
  readonly products: readonly CatalogProduct[];
  readonly messages: CatalogProductsMessages;
}): ReactNode {
  const { products, messages } = props;
  return (
    <ul role="list" className={styles.shelf}>
      {products.map((product) => (
        <li key={product.id} data-pending={product.state === 'live' ? undefined : ''}>
          {product.image === null ? (
            <span className={styles.empty} />
          ) : (
            <img src={product.image} alt="" loading="lazy" />
          )}
          {product.state === 'live' ? null : (
            <span>
              <StatusChip tone="warning">{messages.states[product.state]}</StatusChip>
            </span>
          )}
          <span className={parts.strong}>
            <bdi>{product.title}</bdi>
          </span>
          <ProductPrice product={product} messages={messages} />
        </li>
      ))}
    </ul>
  );
}
