import { ideasPath, pinPath, todayPath } from '@pegboard/routes';
import { buttonAttributes, EmptyState } from '@pegboard/ui';
import { useId, type ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { ArticlesDocument, TodayDocument, type TodayQuery } from '../../data/generated/graphql.ts';
import { pageLocale } from '../../data/page-locale.ts';
import { answersContext } from '../../data/request-context.ts';
import { useQuery } from '../../data/use-query.ts';
import { exploreTexts as enUsExplore } from '../../messages/en-us-explore.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import type { ScreenHandle } from '../../features/document-head/screen-head.ts';
import { todayHead } from '../../features/explore/explore-head.ts';
import styles from '../../features/explore/explore.module.css';
import { CurrentArticles } from '../../features/articles/current-articles.tsx';
import { currentArticles } from '../../features/articles/article-lists.ts';
import { Picture } from '../../features/explore/cover-image.tsx';
import { TodayLists } from '../../features/explore/today-lists.tsx';
import { CanonicalLink } from '../../features/links/canonical-link.tsx';

type Module = TodayQuery['today'][number];
type ModulePin = Module['pins']['edges'][number]['node'];

/** Metadata of the Today page for search engines and previews. */
export const handle: ScreenHandle = import.meta.env.SSR ? { headOf: todayHead, isForAll: true } : {};

/** Loads the topics of today and the latest articles. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const answers = context.get(answersContext);
  await Promise.all([
    answers.ask(TodayDocument, {}),
    answers.ask(ArticlesDocument, currentArticles(pageLocale(context))),
  ]);
  return null;
}

/** Renders the most saved pins of the top topics, with links to their lists (WB-06). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('explore', enUsExplore).today;
  const modules = useQuery(TodayDocument, {})?.today ?? [];
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="description" content={texts.intro} />
      <CanonicalLink path={todayPath()} />
      <header className={styles.head}>
        <h1>{texts.heading}</h1>
        <p>{texts.intro}</p>
        <TodayLists />
      </header>
      <CurrentArticles />
      {modules.length === 0 ? (
        <EmptyState
          title={texts.empty}
          action={
            <Link to="/" {...buttonAttributes({ variant: 'primary' })}>
              {texts.home}
            </Link>
          }
        >
          {texts.emptyHint}
        </EmptyState>
      ) : null}
      {modules.map((module, place) => (
        <TopicModule key={module.topic.entityId} module={module} isFirst={place === 0} />
      ))}
    </div>
  );
}

function TopicModule({ module, isFirst }: { readonly module: Module; readonly isFirst: boolean }): ReactNode {
  const texts = useTexts('explore', enUsExplore).today;
  const heading = useId();
  const { topic, pins } = module;
  const href = ideasPath({ urlName: topic.urlName, id: topic.entityId });
  return (
    <section className={styles.module} data-first={isFirst || undefined} aria-labelledby={heading}>
      <div className={styles.moduleHead}>
        <div>
          <p className={styles.kicker}>{isFirst ? texts.topicOfDay : texts.most}</p>
          <h2 id={heading}>
            <bdi>{topic.name}</bdi>
          </h2>
        </div>
        <Link to={href} {...buttonAttributes({ variant: 'secondary', size: 'sm' })}>
          {texts.all(topic.name)}
        </Link>
      </div>
      <ul role="list" className={styles.pins}>
        {pins.edges.map(({ node }, place) => (
          <li key={node.entityId}>
            <ModulePicture pin={node} isLarge={isFirst && place === 0} isFirst={isFirst} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ModulePicture(props: {
  readonly pin: ModulePin;
  readonly isLarge: boolean;
  readonly isFirst: boolean;
}): ReactNode {
  const { pin, isLarge, isFirst } = props;
  const untitled = useTexts('site', enUs).pin.untitled;
  const image = pin.images.find(({ size }) => size === (isLarge ? '474x' : '236x')) ?? pin.images[0];
  return (
    <Link to={pinPath({ id: pin.entityId })} className={styles.pin}>
      <Picture
        image={image}
        color={pin.dominantColor}
        alt={pin.gridTitle ?? pin.title ?? pin.altText ?? pin.autoAltText ?? untitled}
        isFirst={isFirst}
      />
    </Link>
  );
}
