import { todayPath } from '@pegboard/routes';
import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { ExploreSaving } from '../saving/explore-saving.tsx';
import { PinFeed } from '../pin-feed/pin-feed.tsx';
import { TodayFeedDocument } from '../../data/generated/graphql.ts';
import { answersContext } from '../../data/request-context.ts';
import { firstPage, useFeed } from '../../data/use-feed.ts';
import { exploreTexts as enUsExplore } from '../../messages/en-us-explore.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import type { ScreenHandle } from '../document-head/screen-head.ts';
import { todayListHead } from './explore-head.ts';
import styles from './explore.module.css';
import { TodayLists, type TodayListName } from './today-lists.tsx';
import { CanonicalLink } from '../links/canonical-link.tsx';

/** Creates the route of a list of most saved pins: its loader and its screen (WB-06). */
export function todayListRoute(list: TodayListName): {
  readonly loader: (args: LoaderFunctionArgs) => Promise<null>;
  readonly Component: () => ReactNode;
  readonly handle: ScreenHandle;
} {
  return {
    async loader({ context }) {
      await context.get(answersContext).ask(TodayFeedDocument, firstPage({ list }));
      return null;
    },
    Component: () => <TodayList key={list} list={list} />,
    handle: import.meta.env.SSR ? { headOf: todayListHead(list), isForAll: true } : {},
  };
}

function TodayList({ list }: { readonly list: TodayListName }): ReactNode {
  const messages = useTexts('site', enUs);
  const explore = useTexts('explore', enUsExplore);
  const texts = explore.lists[list];
  const feed = useFeed({
    key: `today ${list}`,
    document: TodayFeedDocument,
    variables: { list },
    connectionOf: (data) => data.feed.connection,
  });
  return (
    <>
      <title>{messages.title(texts.title)}</title>
      <meta name="description" content={texts.intro} />
      <CanonicalLink path={todayPath(list)} />
      <header className={styles.head}>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        <TodayLists open={list} />
      </header>
      <ExploreSaving>
        <PinFeed
          feed={feed}
          surface="FollowingFeedGrid"
          empty={<EmptyState title={explore.today.empty}>{explore.today.emptyHint}</EmptyState>}
        />
      </ExploreSaving>
    </>
  );
}
