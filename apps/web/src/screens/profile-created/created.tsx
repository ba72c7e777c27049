import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { CreatedPinsDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { usePersonHere } from '../../features/profile/use-person.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';

/** Loads the first page of a member's created pins. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<null> {
  const variables = firstPage({ username: params['username'] ?? '' });
  await context.get(answersContext).ask(CreatedPinsDocument, variables);
  return null;
}

/** Renders the pins that a member created. */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile);
  const { username, name } = usePersonHere();
  const feed = useFeed({
    key: `created ${username}`,
    document: CreatedPinsDocument,
    variables: { username },
    connectionOf: (data) => (data.result.__typename === 'UserData' ? data.result.data.connection : undefined),
  });
  return (
    <PinFeed
      feed={feed}
      surface="ProfileGrid"
      empty={<EmptyState title={texts.noCreated}>{texts.noCreatedHint(name)}</EmptyState>}
    />
  );
}
