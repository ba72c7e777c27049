import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { FollowersDocument } from '../../data/generated/graphql.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { PersonList } from '../../features/profile/person-list.tsx';
import { followList } from '../../features/profile/follow-list.ts';
import { usePersonHere } from '../../features/profile/use-person.ts';

const list = followList(FollowersDocument);

/** Loads the first page of a member's followers. */
export const loader = list.load;

/** Renders the members of this list, 50 per page (FB-05). */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile).lists;
  const { username, name } = usePersonHere();
  const people = list.usePagesOf(username);
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
