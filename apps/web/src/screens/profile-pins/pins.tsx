import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { SavedPinsDocument } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { unlistedHead } from '../../features/profile/profile-head.ts';
import { usePersonHere } from '../../features/profile/use-person.ts';
import styles from '../../features/profile/profile.module.css';

/** Metadata: the pins are indexed on the profile instead. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: unlistedHead('copy-of-profile') } : {};

/** Loads the first page of all pins that a member saved. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const policy = context.get(freshnessContext).policy(new URL(request.url).pathname);
  const variables = firstPage({ username: params['username'] ?? '' });
  await context.get(answersContext).ask(SavedPinsDocument, variables, policy);
  return null;
}

/** Renders all pins that a member saved, without the boards. */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const { username, name } = usePersonHere();
  const feed = useFeed({
    key: `saved ${username}`,
    document: SavedPinsDocument,
    variables: { username },
    connectionOf: (data) => (data.result.__typename === 'UserData' ? data.result.data.connection : undefined),
  });
  return (
    <>
      <h2 className={styles.heading}>{texts.allPins}</h2>
      <PinFeed
        feed={feed}
        surface="ProfileGrid"
        label={texts.allPinsOf(name)}
        empty={<EmptyState title={texts.noSaved}>{texts.noSavedHint}</EmptyState>}
      />
    </>
  );
}
