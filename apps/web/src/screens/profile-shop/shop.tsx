import { shopPath } from '@pegboard/routes';
import { buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import {
  ProfileShopDocument,
  SavedProductsDocument,
  ShopSectionsDocument,
  type ProfileShopQueryVariables,
} from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { useQuery } from '../../data/use-query.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { Link } from '../../features/links/link.tsx';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { unlistedHead } from '../../features/profile/profile-head.ts';
import { usePersonHere } from '../../features/profile/use-person.ts';
import styles from '../../features/profile/profile.module.css';
import { Picture } from '../../features/explore/cover-image.tsx';
import explore from '../../features/explore/explore.module.css';
import shoppingStyles from '../../features/shopping/shopping.module.css';
import { ProductList } from '../../features/shopping/product-list.tsx';
import {
  filtersOf,
  isFiltered,
  parseShoppingAddress,
  shoppingPath,
  UNFILTERED,
  type ShoppingAddress,
} from '../../features/shopping/shopping-address.ts';
import { useShoppingAddress } from '../../features/shopping/use-shopping.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { shoppingTexts as enUsShopping } from '../../messages/en-us-shopping.ts';
import { useTexts } from '../../messages/language.ts';

/** Metadata: products are indexed on their own pages. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: unlistedHead('copy-of-profile') } : {};

type Variables = Omit<ProfileShopQueryVariables, 'first' | 'after'>;

const variablesOf = (username: string, address: ShoppingAddress): Variables => ({
  username,
  section: address.section,
  filters: filtersOf(address),
  sort: address.sort,
});

/** Loads the first page of products that a member created and saved. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  const { pathname, searchParams } = new URL(request.url);
  const policy = context.get(freshnessContext).policy(pathname);
  const username = params['username'] ?? '';
  await Promise.all([
    answers.ask(
      ProfileShopDocument,
      firstPage(variablesOf(username, parseShoppingAddress(searchParams))),
      policy,
    ),
    answers.ask(SavedProductsDocument, firstPage({ username }), policy),
    answers.ask(ShopSectionsDocument, { username }, policy),
  ]);
  return null;
}

/** Renders the products that a member created, as for a shop, with filters (SR-14); for others those that they saved. */
export function Component(): ReactNode {
  const { username } = usePersonHere();
  const address = useShoppingAddress();
  return <Shop key={`${username} ${JSON.stringify(address)}`} address={address} />;
}

function Shop({ address }: { readonly address: ShoppingAddress }): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const { username, name } = usePersonHere();
  const variables = variablesOf(username, address);
  const made = useFeed({
    key: `shop ${JSON.stringify(variables)}`,
    document: ProfileShopDocument,
    variables,
    connectionOf: (data) => data.shop.connection,
  });
  const shop = useQuery(ProfileShopDocument, firstPage(variables))?.shop;
  if (made.pins.length === 0 && !isFiltered(address)) return <SavedProducts username={username} />;
  const title = texts.products(name);
  return (
    <>
      <h2 className={styles.heading}>{title}</h2>
      <Sections username={username} address={address} />
      <ProductList
        page={shopPath(username)}
        address={address}
        label={title}
        surface="ProfileGrid"
        list={{ feed: made, options: shop?.filters ?? [], currency: shop?.currency ?? null }}
      />
    </>
  );
}

/** Renders links to the sections of the shop, each with the image of a product; without sections nothing. */
function Sections({
  username,
  address,
}: {
  readonly username: string;
  readonly address: ShoppingAddress;
}): ReactNode {
  const shopping = useTexts('shopping', enUsShopping);
  const sections = useQuery(ShopSectionsDocument, { username })?.sections ?? [];
  if (sections.length === 0) return null;
  const page = shopPath(username);
  const pathOf = (section: string | null): string => shoppingPath(page, { ...UNFILTERED, section });
  return (
    <nav aria-label={shopping.categoriesTitle}>
      <ul role="list" className={shoppingStyles.categories}>
        {address.section === null ? null : (
          <li>
            <Link to={pathOf(null)} {...buttonAttributes({ variant: 'secondary' })}>
              {shopping.allProducts}
            </Link>
          </li>
        )}
        {sections.map(({ entityId, name, cover }) => (
          <li key={entityId}>
            <Link
              to={pathOf(entityId)}
              className={explore.tile}
              aria-current={entityId === address.section ? 'page' : undefined}
            >
              <span className={explore.cover}>
                <Picture image={cover.images[0]} color={cover.dominantColor} alt="" isFirst />
              </span>
              <span className={explore.name}>
                <bdi>{name}</bdi>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SavedProducts({ username }: { readonly username: string }): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const shopping = useTexts('shopping', enUsShopping);
  const saved = useFeed({
    key: `saved products ${username}`,
    document: SavedProductsDocument,
    variables: { username },
    connectionOf: (data) => (data.result.__typename === 'UserData' ? data.result.data.connection : undefined),
  });
  return (
    <>
      {saved.pins.length > 0 ? <h2 className={styles.heading}>{texts.savedProducts}</h2> : null}
      <PinFeed
        feed={saved}
        surface="ProfileGrid"
        label={texts.savedProducts}
        empty={
          <EmptyState
            title={texts.noProducts}
            action={
              <Link to="/shopping/" {...buttonAttributes({ variant: 'secondary' })}>
                {shopping.allProducts}
              </Link>
            }
          >
            {texts.noProductsHint}
          </EmptyState>
        }
      />
    </>
  );
}
