import { FOLLOWERS_PAGE_SIZE } from '@pegboard/types';
import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Follow } from '../../compose/feedback/follow.tsx';
import { FollowedTopicsDocument } from '../../data/generated/graphql.ts';
import { answersContext, freshnessContext } from '../../data/request-context.ts';
import { profileTexts as enUsProfile } from '../../messages/en-us-profile.ts';
import { useTexts } from '../../messages/language.ts';
import { FollowRows } from './follow-rows.tsx';
import { FollowingKinds } from './following-kinds.tsx';
import styles from './follow-lists.module.css';
import { usePersonHere } from './use-person.ts';
import { usePages } from './use-pages.ts';
const firstOf = (username: string) => ({ username, first: FOLLOWERS_PAGE_SIZE });

/** Reads the first page of the topics that somebody follows. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<null> {
  const policy = context.get(freshnessContext).policy(new URL(request.url).pathname);
  await context.get(answersContext).ask(FollowedTopicsDocument, firstOf(params['username'] ?? ''), policy);
  return null;
}

/** The topics that somebody follows. */
export function Component(): ReactNode {
  const texts = useTexts('profile', enUsProfile).lists;
  const { username, name } = usePersonHere();
  const topics = usePages({
    document: FollowedTopicsDocument,
    variables: firstOf(username),
    connectionOf: ({ result }) => (result.__typename === 'UserData' ? result.data.connection : undefined),
  });
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
            <span className={styles.name}>{topic.name}</span>
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
