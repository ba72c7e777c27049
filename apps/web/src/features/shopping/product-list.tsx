import type { Surface } from '@pegboard/pin-card';
import { buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { ShopFilter_OptionFragment } from '../../data/generated/graphql.ts';
import type { FeedView } from '../../data/use-feed.ts';
import { shoppingTexts as enUsShopping } from '../../messages/en-us-shopping.ts';
import { useTexts } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import { PinFeed } from '../pin-feed/pin-feed.tsx';
import { isFiltered, shoppingPath, UNFILTERED, type ShoppingAddress } from './shopping-address.ts';
import { ShoppingFilters } from './shopping-filters.tsx';
import styles from './shopping.module.css';

/** Renders a list of products with its filters; an empty one leads to products without these filters, or to other pages. */
export function ProductList(props: {
  /** The path of the page. */
  readonly page: string;
  readonly address: ShoppingAddress;
  readonly list: {
    readonly feed: FeedView;
    readonly options: readonly ShopFilter_OptionFragment[];
    readonly currency: string | null;
  };
  readonly label: string;
  readonly surface: Surface;
  /** True if other products are above. */
  readonly isSecond?: boolean;
}): ReactNode {
  const { page, address, list, label, surface, isSecond = false } = props;
  const { feed, options, currency } = list;
  return (
    <>
      {feed.pins.length === 0 && !isFiltered(address) ? null : (
        <div className={styles.list}>
          <ShoppingFilters page={page} address={address} options={options} currency={currency} />
        </div>
      )}
      <PinFeed
        feed={feed}
        surface={surface}
        label={label}
        isSecond={isSecond}
        empty={<NoProducts page={page} address={address} />}
      />
    </>
  );
}

function NoProducts({
  page,
  address,
}: {
  readonly page: string;
  readonly address: ShoppingAddress;
}): ReactNode {
  const texts = useTexts('shopping', enUsShopping);
  const isPart = isFiltered(address);
  return (
    <EmptyState
      title={isPart ? texts.noneFiltered : texts.none}
      action={
        <div className={styles.next}>
          {isPart ? (
            <Link
              to={shoppingPath(page, { ...UNFILTERED, sort: address.sort })}
              {...buttonAttributes({ variant: 'primary' })}
            >
              {texts.clearFilters}
            </Link>
          ) : null}
          {page === '/shopping/' ? null : (
            <Link to="/shopping/" {...buttonAttributes({ variant: 'secondary' })}>
              {texts.allProducts}
            </Link>
          )}
          <Link to="/ideas/" {...buttonAttributes({ variant: 'secondary' })}>
            {texts.ideas}
          </Link>
        </div>
      }
    >
      {isPart ? texts.noneFilteredHint : texts.noneHint}
    </EmptyState>
  );
}
