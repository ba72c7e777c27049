import { createToastStore } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { GridPlacesContext } from './compose/grid-memory.ts';
import type { Answers } from './data/answers.ts';
import { FreshnessContext, type Freshness } from './data/freshness.ts';
import { AnswersContext } from './data/use-answer.ts';
import { ToastContext } from './compose/toasts.ts';
import { createFeedStore } from './data/feed-store.ts';
import { FeedStoreContext } from './data/use-feed.ts';

/** The stores of one page load: made anew for every request on the server, and once in the browser. */
export function AppStores(props: {
  readonly answers: Answers;
  readonly freshness: Freshness;
  readonly children: ReactNode;
}): ReactNode {
  const [feeds] = useState(createFeedStore);
  const [places] = useState(() => new Map());
  const [toasts] = useState(() => createToastStore());
  return (
    <AnswersContext value={props.answers}>
      <FeedStoreContext value={feeds}>
        <GridPlacesContext value={places}>
          <ToastContext value={toasts}>
            <FreshnessContext value={props.freshness}>{props.children}</FreshnessContext>
          </ToastContext>
        </GridPlacesContext>
      </FeedStoreContext>
    </AnswersContext>
  );
}
