import { ideasPath, videosPath } from '@pegboard/routes';
import { buttonAttributes, chipAttributes, EmptyState, TagPills } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { ExploreSaving } from '../../features/saving/explore-saving.tsx';
import { Follow } from '../../features/feedback/follow.tsx';
import { Link } from '../../features/links/link.tsx';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { TopicFeedDocument, TopicPageDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { exploreTexts as enUsExplore } from '../../messages/en-us-explore.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { usePageInfo } from '../../data/page-info.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { topicHead } from '../../features/explore/explore-head.ts';
import styles from '../../features/explore/explore.module.css';
import { TopicActions } from '../../features/explore/topic-actions.tsx';
import { findTopic, type Topic } from '../../features/explore/topic-address.ts';

/** Metadata of a topic's page for search engines and previews. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: topicHead, isForAll: true } : {};

/** Loads the topic and the first page of its pins. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { entityId: topic } = await findTopic(args, 'interest', ideasPath);
  await args.context.get(answersContext).ask(TopicFeedDocument, firstPage({ topic }));
  return null;
}

/** Renders the page of a topic (WB-06): follow button, related topics, and its pins, newest first. */
export function Component(): ReactNode {
  const { id = '' } = useParams();
  const data = useQuery(TopicPageDocument, { topic: id });
  if (data?.result.__typename !== 'TopicData') return null;
  const hasVideos = data.videos.connection.edges.length > 0;
  return <TopicScreen key={id} topic={data.result.data} hasVideos={hasVideos} />;
}

function TopicScreen(props: { readonly topic: Topic; readonly hasVideos: boolean }): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('explore', enUsExplore).topic;
  const { publicUrl } = usePageInfo();
  const { topic, hasVideos } = props;
  const { name, entityId: id } = topic;
  const feed = useFeed({
    key: `topic ${id}`,
    document: TopicFeedDocument,
    variables: { topic: id },
    connectionOf: (data) => data.feed.connection,
  });
  return (
    <>
      <title>{messages.title(texts.title(name))}</title>
      <meta name="description" content={texts.intro(name)} />
      <link rel="canonical" href={publicUrl + ideasPath({ urlName: topic.urlName, id })} />
      <header className={styles.head}>
        <h1>
          <bdi>{name}</bdi>
        </h1>
        <p>{texts.intro(name)}</p>
        <div className={styles.actions}>
          <Follow subject={{ kind: 'topic', id, name }} known={topic.followedByMe} />
          {hasVideos ? (
            <Link
              to={videosPath({ urlName: topic.urlName, id })}
              {...buttonAttributes({ variant: 'secondary' })}
            >
              {texts.videos}
            </Link>
          ) : null}
          <TopicActions topic={{ id, name }} isMuted={topic.mutedByMe} />
        </div>
        <RelatedTopics topic={topic} />
      </header>
      <ExploreSaving>
        <PinFeed
          feed={feed}
          surface="FollowingFeedGrid"
          empty={<EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
        />
      </ExploreSaving>
    </>
  );
}

function RelatedTopics({ topic }: { readonly topic: Topic }): ReactNode {
  const texts = useTexts('explore', enUsExplore).topic;
  if (topic.relatedTopics.length === 0) return null;
  return (
    <nav className={styles.related} aria-label={texts.related}>
      <TagPills label={texts.related}>
        {topic.relatedTopics.map(({ entityId, name, urlName }) => (
          <Link key={entityId} to={ideasPath({ urlName, id: entityId })} {...chipAttributes()}>
            <bdi>{name}</bdi>
          </Link>
        ))}
      </TagPills>
    </nav>
  );
}
