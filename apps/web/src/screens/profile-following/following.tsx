import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { FollowingDocument } from '../../data/generated/graphql.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { FollowingKinds } from '../../features/profile/following-kinds.tsx';
import { PersonList } from '../../features/profile/person-list.tsx';
import { followList } from '../../features/profile/follow-list.ts';
import { usePersonHere } from '../../features/profile/use-person.ts';

const list = followList(FollowingDocument);

/** Loads the first page of the members that a member follows. */
export const loader = list.load;

/** Renders the members of this list, 50 per page (FB-05). */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile).lists;
  const { username, name } = usePersonHere();
  const people = list.usePagesOf(username);
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
