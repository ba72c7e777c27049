import { followingPath } from '@pegboard/routes';
import type { ReactNode } from 'react';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { PageTabs } from './profile-tabs.tsx';

/** Renders links to the pages of followed members, boards and topics. */
export function FollowingKinds(props: {
  readonly username: string;
  readonly open: 'people' | 'boards' | 'topics';
}): ReactNode {
  const texts = useTexts('profile', enUsProfile).lists;
  const { username, open } = props;
  return (
    <PageTabs
      label={texts.followingKinds}
      tabs={[
        { to: followingPath(username), text: texts.people, isOpen: open === 'people' },
        { to: followingPath(username, 'boards'), text: texts.boards, isOpen: open === 'boards' },
        { to: followingPath(username, 'topics'), text: texts.topics, isOpen: open === 'topics' },
      ]}
    />
  );
}
