'use client';

import { Button, EmptyState, TextField } from '@pegboard/ui';
import { useRef, useState, type ReactNode } from 'react';

import { ConfirmButton } from '../layout/confirm-button.tsx';
import parts from '../layout/parts.module.css';
import { ShowMore } from '../layout/show-more.tsx';
import { StatusChip } from '../layout/status-chip.tsx';
import styles from './catalog-products.module.css';
import type { CatalogProductsMessages } from './messages.ts';
import { ProductForm } from './product-form.tsx';
import type { CatalogProduct, CatalogProductsPorts, ProductPage } from './product-types.ts';

/** The props of a ProductList. */
type ProductListProps = {
  readonly first: ProductPage;
  readonly currency: string;
  readonly mayEdit: boolean;
  readonly ports: CatalogProductsPorts;
  readonly messages: CatalogProductsMessages;
  /** Called when a product was saved or removed, as groups may have changed. */
  readonly onChanged: (status: string) => void;
};

/** Renders the products of a catalog with a search, and the form that adds or edits one. */
export function ProductList({
  first,
  currency,
  mayEdit,
  ports,
  messages,
  onChanged,
}: ProductListProps): ReactNode {
  const [page, setPage] = useState(first);
  const [query, setQuery] = useState('');
  const [edited, setEdited] = useState<CatalogProduct | 'new' | null>(null);
  const latest = useRef('');
  const search = (text: string): void => {
    setQuery(text);
    latest.current = text;
    void ports.readProducts({ query: text, bookmark: null }).then((result) => {
      if (result.ok && latest.current === text) setPage(result.data);
    });
  };
  const { items, bookmark } = page;
  const more = async (): Promise<void> => {
    const result = await ports.readProducts({ query, bookmark });
    if (!result.ok) throw new Error(result.message);
    setPage({ items: [...items, ...result.data.items], bookmark: result.data.bookmark });
  };
  const saved = (product: CatalogProduct): void => {
    const isNew = items.every(({ id }) => id !== product.id);
    setPage({
      bookmark,
      items: isNew ? [product, ...items] : items.map((one) => (one.id === product.id ? product : one)),
    });
    setEdited(null);
    onChanged(messages.saved(product.title));
  };
  const form = (product: CatalogProduct | null): ReactNode => (
    <ProductForm
      {...{ product, currency, ports, messages }}
      onSaved={saved}
      onClose={() => setEdited(null)}
    />
  );
  return (
    <section className={parts.section} data-part="section" aria-label={messages.products}>
      <header className={parts.head}>
        <h2>{messages.products}</h2>
        {mayEdit && edited === null ? (
          <Button variant="primary" onClick={() => setEdited('new')}>
            {messages.add}
          </Button>
        ) : null}
      </header>
      {edited === 'new' ? form(null) : null}
      {first.items.length > 5 || query !== '' ? (
        <TextField
          type="search"
          label={messages.search}
          hideLabel
          placeholder={messages.search}
          value={query}
          dir="auto"
          onChange={({ target }) => search(target.value)}
        />
      ) : null}
      {items.length === 0 ? (
        query !== '' ? (
          <p role="status">{messages.noneFound}</p>
        ) : edited === 'new' ? null : (
          <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
        )
      ) : (
        <ul role="list" className={styles.products}>
          {items.map((product) =>
            edited !== null && edited !== 'new' && edited.id === product.id ? (
              <li key={product.id} className={parts.wide}>
                {form(product)}
              </li>
            ) : (
              <li key={product.id}>
                <ProductItem
                  {...{ product, mayEdit, ports, messages }}
                  onEdit={() => setEdited(product)}
                  onRemoved={() => {
                    setPage({ bookmark, items: items.filter(({ id }) => id !== product.id) });
                    onChanged(messages.removed(product.title));
                  }}
                />
              </li>
            ),
          )}
        </ul>
      )}
      <ShowMore onMore={bookmark === null ? undefined : more} messages={messages} />
    </section>
  );
}

function ProductItem(props: {
  readonly product: CatalogProduct;
  readonly mayEdit: boolean;
  readonly ports: Pick<CatalogProductsPorts, 'removeProduct'>;
  readonly messages: CatalogProductsMessages;
  readonly onEdit: () => void;
  readonly onRemoved: () => void;
}): ReactNode {
  const { product, mayEdit, ports, messages, onEdit, onRemoved } = props;
  const { title, image, is_by_hand: isByHand, state } = product;
  return (
    <article className={styles.product}>
      {image === null ? <span className={styles.image} /> : <img src={image} alt="" loading="lazy" />}
      <div className={styles.facts}>
        <h3>
          <bdi>{title}</bdi>
        </h3>
        <ProductPrice product={product} messages={messages} />
        <p className={styles.line}>
          {state === 'live' ? null : <StatusChip tone="warning">{messages.states[state]}</StatusChip>}
          <small className={parts.hint}>{isByHand ? messages.byHand : messages.byFeed}</small>
        </p>
      </div>
      {mayEdit && isByHand && state !== 'blocked' ? (
        <div className={styles.actions}>
          <Button size="sm" aria-label={messages.change(title)} onClick={onEdit}>
            {messages.changeShort}
          </Button>
          <ConfirmButton
            size="sm"
            aria-label={messages.remove(title)}
            texts={{ ...messages.removal, question: messages.removeSure(title) }}
            onConfirm={async () => {
              const result = await ports.removeProduct(product.id);
              if (result.ok) onRemoved();
              return result;
            }}
          >
            {messages.removeShort}
          </ConfirmButton>
        </div>
      ) : null}
    </article>
  );
}

/** Renders the price of a product, the former one if it is on sale, and that it is sold out. */
export function ProductPrice(props: {
  readonly product: CatalogProduct;
  readonly messages: CatalogProductsMessages;
}): ReactNode {
  const { product, messages } = props;
  const { price, sale_price: sale, currency } = product;
  return (
    <p className={styles.line}>
      <bdi>{messages.price(sale ?? price, currency)}</bdi>
      {sale === null ? null : (
        <s>
          <bdi>{messages.price(price, currency)}</bdi>
        </s>
      )}
      {product.availability === 'out_of_stock' ? <StatusChip>{messages.soldOut}</StatusChip> : null}
    </p>
  );
}
