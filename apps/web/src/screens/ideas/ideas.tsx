import { ideasPath, videosPath } from '@pegboard/routes';
import { buttonAttributes, chipAttributes, EmptyState, TagPills } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
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
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { topicHead } from '../../features/explore/explore-head.ts';
import styles from '../../features/explore/explore.module.css';
import { Picture } from '../../features/explore/cover-image.tsx';
import { TopicActions } from '../../features/explore/topic-actions.tsx';
import { findTopic, type Topic } from '../../features/explore/topic-address.ts';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

/** Metadata of a topic's page for search engines and previews. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: topicHead, isForAll: true } : {};

/** Loads the topic and the first page of its pins. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const { entityId: topic } = await findTopic(args, 'interest', ideasPath);
  await args.context.get(answersContext).ask(TopicFeedDocument, firstPage({ topic }));
  return null;
}

/** Renders the page of a topic (WB-06, SR-16): the topics above, below and beside it, and its pins, newest first. */
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
      <CanonicalLink path={ideasPath({ urlName: topic.urlName, id })} />
      <header className={styles.head}>
        <TopicPath topic={topic} />
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
        <Subtopics topic={topic} />
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

/** Renders the links to the pages above the page of a topic (SR-16). */
function TopicPath({ topic: { parent } }: { readonly topic: Topic }): ReactNode {
  const texts = useTexts('explore', enUsExplore);
  return (
    <nav aria-label={texts.topic.path}>
      <ol className={styles.path}>
        <li>
          <Link to="/ideas/">{texts.ideas.title}</Link>
        </li>
        {parent ? (
          <li>
            <Link to={ideasPath({ urlName: parent.urlName, id: parent.entityId })}>
              <bdi>{parent.name}</bdi>
            </Link>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

/** Renders the links to the topics below a topic, each with an image of its newest pin (SR-16). */
function Subtopics({ topic }: { readonly topic: Topic }): ReactNode {
  const texts = useTexts('explore', enUsExplore).topic;
  if (topic.subtopics.length === 0) return null;
  return (
    <nav className={styles.related} aria-label={texts.subtopics}>
      <TagPills label={texts.subtopics}>
        {topic.subtopics.map(({ entityId, name, urlName, cover }) => (
          <Link key={entityId} to={ideasPath({ urlName, id: entityId })} className={styles.subtopic}>
            <span className={styles.subtopicCover}>
              {cover ? <Picture image={cover.images[0]} color={cover.dominantColor} alt="" isFirst /> : null}
            </span>
            <bdi>{name}</bdi>
          </Link>
        ))}
      </TagPills>
    </nav>
  );
}

function RelatedTopics({ topic }: { readonly topic: Topic }): ReactNode {
  const texts = useTexts('explore', enUsExplore).topic;
  const titleId = useId();
  if (topic.relatedTopics.length === 0) return null;
  return (
    <nav className={styles.related} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.relatedTitle}>
        {texts.related}
      </h2>
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
