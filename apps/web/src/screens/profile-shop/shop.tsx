import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { CreatedProductsDocument, SavedProductsDocument } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { unlistedHead } from '../../features/profile/profile-head.ts';
import { usePersonHere } from '../../features/profile/use-person.ts';
import styles from '../../features/profile/profile.module.css';

/** Metadata: products are indexed on their own pages. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: unlistedHead('copy-of-profile') } : {};

/** Loads the first page of products that a member created and saved. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  const policy = context.get(freshnessContext).policy(new URL(request.url).pathname);
  const variables = firstPage({ username: params['username'] ?? '' });
  await Promise.all([
    answers.ask(CreatedProductsDocument, variables, policy),
    answers.ask(SavedProductsDocument, variables, policy),
  ]);
  return null;
}

/** Renders the products that a member created, as for a shop; for others those that they saved. */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const { username, name } = usePersonHere();
  const made = useFeed({
    key: `products ${username}`,
    document: CreatedProductsDocument,
    variables: { username },
    connectionOf: (data) => (data.result.__typename === 'UserData' ? data.result.data.connection : undefined),
  });
  const saved = useFeed({
    key: `saved products ${username}`,
    document: SavedProductsDocument,
    variables: { username },
    connectionOf: (data) => (data.result.__typename === 'UserData' ? data.result.data.connection : undefined),
  });
  const hasMade = made.pins.length > 0;
  const title = hasMade ? texts.products(name) : texts.savedProducts;
  return (
    <>
      {hasMade || saved.pins.length > 0 ? <h2 className={styles.heading}>{title}</h2> : null}
      <PinFeed
        feed={hasMade ? made : saved}
        surface="ProfileGrid"
        label={title}
        empty={<EmptyState title={texts.noProducts}>{texts.noProductsHint}</EmptyState>}
      />
    </>
  );
}
