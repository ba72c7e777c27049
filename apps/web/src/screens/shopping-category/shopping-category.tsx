import { chipAttributes, TagPills } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { redirect, useParams, type LoaderFunctionArgs } from 'react-router';
import {
  ShopCategoryPageDocument,
  ShopProductsDocument,
  type ShopCategoryPageQuery,
} from '../../data/generated/graphql.ts';
import { notFound } from '../../data/not-found.ts';
import { answersContext } from '../../data/request-context.ts';
import { firstPage } from '../../data/use-feed.ts';
import { useQuery } from '../../data/use-query.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import explore from '../../features/explore/explore.module.css';
import { Link } from '../../features/links/link.tsx';
import { ExploreSaving } from '../../features/saving/explore-saving.tsx';
import { ProductList } from '../../features/shopping/product-list.tsx';
import { parseShoppingAddress, type ShoppingAddress } from '../../features/shopping/shopping-address.ts';
import { categoryName, categoryPath } from '../../features/shopping/shopping-category.ts';
import { shoppingCategoryHead } from '../../features/shopping/shopping-head.ts';
import { productVariables, useProducts, useShoppingAddress } from '../../features/shopping/use-shopping.ts';
import styles from '../../features/shopping/shopping.module.css';
import { messages as enUs } from '../../messages/en-us.ts';
import { shoppingTexts as enUsShopping } from '../../messages/en-us-shopping.ts';
import { useTexts } from '../../messages/language.ts';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

type Category = Extract<ShopCategoryPageQuery['result'], { __typename: 'ShopCategoryData' }>['data'];

/** Metadata of the page of a category for search engines and previews. */
export const handle: ScreenHandle = import.meta.env.SSR
  ? { headOf: shoppingCategoryHead, isForAll: true }
  : {};

/** Loads the category of the address and the first page of its products; under a wrong slug the viewer is redirected. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  const { searchParams, search } = new URL(request.url);
  const category = params['id'] ?? '';
  const products = answers.ask(
    ShopProductsDocument,
    firstPage(productVariables(category, parseShoppingAddress(searchParams))),
  );
  // Without a category, its products matter no more.
  products.catch(() => undefined);
  const { result } = await answers.ask(ShopCategoryPageDocument, { category });
  if (result.__typename !== 'ShopCategoryData') throw notFound();
  if (params['category'] !== result.data.urlName) throw redirect(categoryPath(result.data) + search, 301);
  await products;
  return null;
}

/** Renders the products of a category: its parts, filters, and the products (SR-14). */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const address = useShoppingAddress();
  const result = useQuery(ShopCategoryPageDocument, { category: id })?.result;
  if (result?.__typename !== 'ShopCategoryData') return null;
  return <CategoryScreen key={`${id} ${JSON.stringify(address)}`} category={result.data} address={address} />;
}

function CategoryScreen(props: {
  readonly category: Category;
  readonly address: ShoppingAddress;
}): ReactNode {
  const { category, address } = props;
  const messages = useTexts('site', enUs);
  const texts = useTexts('shopping', enUsShopping);
  const list = useProducts(category.entityId, address);
  const name = categoryName(texts, category);
  const page = categoryPath(category);
  return (
    <>
      <title>{messages.title(name)}</title>
      <meta name="description" content={texts.introOf(name)} />
      <CanonicalLink path={page} />
      <header className={explore.head}>
        <nav aria-label={texts.trail}>
          <ol className={styles.trail}>
            <li>
              <Link to="/shopping/">{texts.title}</Link>
            </li>
            {category.parent ? (
              <li>
                <Link to={categoryPath(category.parent)}>{categoryName(texts, category.parent)}</Link>
              </li>
            ) : null}
          </ol>
        </nav>
        <h1>{name}</h1>
        <p>{texts.introOf(name)}</p>
        {category.parts.length === 0 ? null : (
          <nav className={styles.parts} aria-label={texts.parts}>
            <TagPills label={texts.parts}>
              {category.parts.map((part) => (
                <Link key={part.entityId} to={categoryPath(part)} {...chipAttributes()}>
                  {categoryName(texts, part)}
                </Link>
              ))}
            </TagPills>
          </nav>
        )}
      </header>
      <ExploreSaving>
        <ProductList page={page} address={address} list={list} label={name} surface="FollowingFeedGrid" />
      </ExploreSaving>
    </>
  );
}
