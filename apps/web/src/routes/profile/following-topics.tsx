import { ideasPath } from '@pegboard/routes';
import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Follow } from '../../compose/feedback/follow.tsx';
import { Link } from '../../compose/link.tsx';
import { FollowedTopicsDocument } from '../../data/generated/graphql.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { FollowRows } from './follow-rows.tsx';
import { FollowingKinds } from './following-kinds.tsx';
import styles from './follow-lists.module.css';
import { followList } from './follow-list.ts';
import { usePersonHere } from './use-person.ts';

const list = followList(FollowedTopicsDocument);

/** Reads the first page of the topics that somebody follows. */
export const loader = list.load;

/** The topics that somebody follows. */
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
