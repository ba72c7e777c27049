import { FOLLOWERS_PAGE_SIZE } from '@pegboard/types';
import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { FollowingDocument } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { FollowingKinds } from './following-kinds.tsx';
import { PersonList } from './person-list.tsx';
import { usePersonHere } from './use-person.ts';
import { usePages } from './use-pages.ts';
const firstOf = (username: string) => ({ username, first: FOLLOWERS_PAGE_SIZE });

/** Reads the first page of whom somebody follows. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const policy = context.get(freshnessContext).policy(new URL(request.url).pathname);
  await context.get(answersContext).ask(FollowingDocument, firstOf(params['username'] ?? ''), policy);
  return null;
}

/** The people of this list, 50 a page (FB-05). */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile).lists;
  const { username, name } = usePersonHere();
  const people = usePages({
    document: FollowingDocument,
    variables: firstOf(username),
    connectionOf: ({ result }) => (result.__typename === 'UserData' ? result.data.connection : undefined),
  });
  return (
    <>
      <FollowingKinds username={username} open="people" />
      <PersonList
        label={texts.following}
        people={people}
        empty={<EmptyState title={texts.followsNobody}>{texts.followsNobodyHint(name)}</EmptyState>}
      />
    </>
  );
}
