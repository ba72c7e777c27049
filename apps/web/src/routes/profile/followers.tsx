import { FOLLOWERS_PAGE_SIZE } from '@pegboard/types';
import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { FollowersDocument } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { PersonList } from './person-list.tsx';
import { usePersonHere } from './use-person.ts';
import { usePages } from './use-pages.ts';
const firstOf = (username: string) => ({ username, first: FOLLOWERS_PAGE_SIZE });

/** Reads the first page of who follows somebody. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const policy = context.get(freshnessContext).policy(new URL(request.url).pathname);
  await context.get(answersContext).ask(FollowersDocument, firstOf(params['username'] ?? ''), policy);
  return null;
}

/** The people of this list, 50 a page (FB-05). */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile).lists;
  const { username, name } = usePersonHere();
  const people = usePages({
    document: FollowersDocument,
    variables: firstOf(username),
    connectionOf: ({ result }) => (result.__typename === 'UserData' ? result.data.connection : undefined),
  });
  return (
    <>
      <PersonList
        label={texts.followers}
        people={people}
        empty={<EmptyState title={texts.nobodyFollows}>{texts.nobodyFollowsHint(name)}</EmptyState>}
      />
    </>
  );
}
