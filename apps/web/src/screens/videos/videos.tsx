import { ideasPath, videosPath } from '@pegboard/routes';
import { buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useParams, type LoaderFunctionArgs } from 'react-router';
import { ExploreSaving } from '../../features/saving/explore-saving.tsx';
import { Link } from '../../features/links/link.tsx';
import { PinFeed } from '../../features/pin-feed/pin-feed.tsx';
import { TopicPageDocument, VideoFeedDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { exploreTexts as enUsExplore } from '../../messages/en-us-explore.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { videosHead } from '../../features/explore/explore-head.ts';
import styles from '../../features/explore/explore.module.css';
import { findTopic, type Topic } from '../../features/explore/topic-address.ts';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

/** Metadata of the videos page for search engines and previews. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: videosHead, isForAll: true } : {};

/** Loads the first page of videos: of all topics, or of the one in the address. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const topic =
    args.params['id'] === undefined ? null : (await findTopic(args, 'category', videosPath)).entityId;
  await args.context.get(answersContext).ask(VideoFeedDocument, firstPage({ topic }));
  return null;
}

/** Renders the newest videos (WB-06). */
export function Component(): ReactNode {
  const { id } = useParams();
  return id === undefined ? <Videos topic={null} /> : <VideosOf key={id} id={id} />;
}

function VideosOf({ id }: { readonly id: string }): ReactNode {
  const data = useQuery(TopicPageDocument, { topic: id });
  return data?.result.__typename === 'TopicData' ? <Videos topic={data.result.data} /> : null;
}

function Videos({ topic }: { readonly topic: Topic | null }): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('explore', enUsExplore).videos;
  const address = topic && { urlName: topic.urlName, id: topic.entityId };
  const title = topic ? texts.titleOf(topic.name) : texts.title;
  const intro = topic ? texts.introOf(topic.name) : texts.intro;
  const feed = useFeed({
    key: `videos ${topic?.entityId ?? ''}`,
    document: VideoFeedDocument,
    variables: { topic: topic?.entityId ?? null },
    connectionOf: (data) => data.feed.connection,
  });
  return (
    <>
      <title>{messages.title(title)}</title>
      <meta name="description" content={intro} />
      <CanonicalLink path={address ? videosPath(address) : '/videos/'} />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{intro}</p>
        {topic && address ? (
          <div className={styles.actions}>
            <Link to={ideasPath(address)} {...buttonAttributes({ variant: 'secondary' })}>
              {texts.allPins(topic.name)}
            </Link>
            <Link to="/videos/" {...buttonAttributes({ variant: 'secondary' })}>
              {texts.allVideos}
            </Link>
          </div>
        ) : null}
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
