import { todayPath } from '@pegboard/routes';
import { buttonAttributes } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import {
  ShopCategoriesDocument,
  ShopProductsDocument,
  ShopSaleDocument,
} from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { firstPage } from '../../data/use-feed.ts';
import { useQuery } from '../../data/use-query.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import explore from '../../features/explore/explore.module.css';
import { Link } from '../../features/links/link.tsx';
import { ExploreSaving } from '../../features/saving/explore-saving.tsx';
import { CategoryTiles } from '../../features/shopping/category-tiles.tsx';
import { ProductList } from '../../features/shopping/product-list.tsx';
import { SaleRow } from '../../features/shopping/sale-row.tsx';
import {
  isFiltered,
  parseShoppingAddress,
  type ShoppingAddress,
} from '../../features/shopping/shopping-address.ts';
import { shoppingHead } from '../../features/shopping/shopping-head.ts';
import {
  productVariables,
  SALE_SIZE,
  useProducts,
  useShoppingAddress,
} from '../../features/shopping/use-shopping.ts';
import styles from '../../features/shopping/shopping.module.css';
import { exploreTexts as enUsExplore } from '../../messages/en-us-explore.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { shoppingTexts as enUsShopping } from '../../messages/en-us-shopping.ts';
import { useTexts } from '../../messages/language.ts';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

const PAGE = '/shopping/';

/** Metadata of the shopping page for search engines and previews. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: shoppingHead, isForAll: true } : {};

/** Loads the categories, the products on sale, and the first page of all products. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  const address = parseShoppingAddress(new URL(request.url).searchParams);
  await Promise.all([
    answers.ask(ShopCategoriesDocument, {}),
    answers.ask(ShopProductsDocument, firstPage(productVariables(null, address))),
    ...(isWhole(address) ? [answers.ask(ShopSaleDocument, { first: SALE_SIZE })] : []),
  ]);
  return null;
}

const isWhole = (address: ShoppingAddress): boolean => !isFiltered(address) && address.sort === 'relevance';

/** Renders the products of all merchants: their categories, those on sale, and all of them with filters (SR-14). */
export function Component(): ReactNode {
  const address = useShoppingAddress();
  return <Shopping key={JSON.stringify(address)} address={address} />;
}

function Shopping({ address }: { readonly address: ShoppingAddress }): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('shopping', enUsShopping);
  const { ideas, today } = useTexts('explore', enUsExplore);
  const all = useId();
  const categories = useQuery(ShopCategoriesDocument, {})?.categories ?? [];
  const list = useProducts(null, address);
  const showsSale = isWhole(address);
  return (
    <>
      <title>{messages.title(texts.title)}</title>
      <meta name="description" content={texts.intro} />
      <CanonicalLink path={PAGE} />
      <div className={styles.page}>
        <header className={explore.head}>
          <h1>{texts.title}</h1>
          <p>{texts.intro}</p>
          <div className={explore.actions}>
            <Link to="/ideas/" {...buttonAttributes({ variant: 'secondary' })}>
              {ideas.title}
            </Link>
            <Link to={todayPath()} {...buttonAttributes({ variant: 'secondary' })}>
              {today.title}
            </Link>
          </div>
        </header>
        {categories.length === 0 ? null : (
          <div className={styles.section}>
            <CategoryTiles categories={categories} />
          </div>
        )}
        {showsSale ? <SaleRow /> : null}
      </div>
      <section aria-labelledby={all}>
        <h2 id={all} className={styles.listTitle}>
          {address.onSale ? texts.sale : texts.allProducts}
        </h2>
        <ExploreSaving>
          <ProductList
            page={PAGE}
            address={address}
            list={list}
            label={texts.allProducts}
            surface="FollowingFeedGrid"
            isSecond={showsSale}
          />
        </ExploreSaving>
      </section>
    </>
  );
}
