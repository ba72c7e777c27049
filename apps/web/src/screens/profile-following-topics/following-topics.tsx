import { ideasPath } from '@pegboard/routes';
import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Follow } from '../../features/feedback/follow.tsx';
import { Link } from '../../features/links/link.tsx';
import { FollowedTopicsDocument } from '../../data/generated/graphql.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { FollowRows } from '../../features/profile/follow-rows.tsx';
import { FollowingKinds } from '../../features/profile/following-kinds.tsx';
import styles from '../../features/profile/follow-lists.module.css';
import { followList } from '../../features/profile/follow-list.ts';
import { usePersonHere } from '../../features/profile/use-person.ts';

const list = followList(FollowedTopicsDocument);

/** Loads the first page of the topics that a member follows. */
export const loader = list.load;

/** Renders the topics that a member follows. */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile).lists;
  const { username, name } = usePersonHere();
  const topics = list.usePagesOf(username);
  return (
    <>
      <FollowingKinds username={username} open="topics" />
      <FollowRows
        label={texts.topics}
        pages={topics}
        empty={<EmptyState title={texts.noTopics}>{texts.nothingHint(name)}</EmptyState>}
      >
        {(topic) => (
          <>
            <Link className={styles.name} to={ideasPath({ urlName: topic.urlName, id: topic.entityId })}>
              {topic.name}
            </Link>
            <Follow
              subject={{ kind: 'topic', id: topic.entityId, name: topic.name }}
              known={topic.followedByMe}
              size="sm"
            />
          </>
        )}
      </FollowRows>
    </>
  );
}
