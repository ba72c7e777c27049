import { ideasPath, todayPath } from '@pegboard/routes';
import { buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { TopicsDocument, type TopicTile_InterestFragment } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { exploreTexts as enUsExplore } from '../../messages/en-us-explore.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { More } from '../../features/paging/show-more.tsx';
import { usePages } from '../../features/paging/use-pages.ts';
import { ideasHead } from '../../features/explore/explore-head.ts';
import { FIRST_TOPICS } from '../../features/explore/explore-lists.ts';
import { SiteLinks } from '../../features/site-links/site-links.tsx';
import styles from '../../features/explore/explore.module.css';
import { Picture } from '../../features/explore/cover-image.tsx';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

/** Metadata of the topics page for search engines and previews. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: ideasHead, isForAll: true } : {};

/** Loads the first page of topics. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  await context.get(answersContext).ask(TopicsDocument, FIRST_TOPICS);
  return null;
}

/** Renders all topics, each with an image (WB-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const explore = useTexts('explore', enUsExplore);
  const texts = explore.ideas;
  const topics = usePages({
    document: TopicsDocument,
    variables: FIRST_TOPICS,
    connectionOf: (data) => data.topics,
  });
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="description" content={texts.intro} />
      <CanonicalLink path="/ideas/" />
      <header className={styles.head}>
        <h1>{texts.heading}</h1>
        <p>{texts.intro}</p>
        <div className={styles.actions}>
          <Link to={todayPath()} {...buttonAttributes({ variant: 'secondary' })}>
            {explore.today.title}
          </Link>
          <Link to="/videos/" {...buttonAttributes({ variant: 'secondary' })}>
            {explore.videos.title}
          </Link>
          <Link to="/shopping/" {...buttonAttributes({ variant: 'secondary' })}>
            {explore.shopping}
          </Link>
        </div>
      </header>
      {topics.items.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>
      ) : (
        <ul role="list" className={styles.tiles} aria-label={texts.topics}>
          {topics.items.map((topic) => (
            <li key={topic.entityId}>
              <TopicTile topic={topic} />
            </li>
          ))}
        </ul>
      )}
      <More pages={topics} />
      <SiteLinks />
    </div>
  );
}

function TopicTile({ topic }: { readonly topic: TopicTile_InterestFragment }): ReactNode {
  const { entityId: id, urlName, name, cover } = topic;
  return (
    <Link to={ideasPath({ urlName, id })} className={styles.tile}>
      <span className={styles.cover}>
        {cover ? <Picture image={cover.images[0]} color={cover.dominantColor} alt="" /> : null}
      </span>
      <bdi className={styles.name}>{name}</bdi>
    </Link>
  );
}
