import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { FeedView } from '../../data/use-feed.ts';
import { visualSearchTexts as enUsVisualSearch } from '../../messages/en-us-pin.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { useTexts } from '../../messages/language.ts';
import { Link } from '../links/link.tsx';
import { PinFeed } from '../pin-feed/pin-feed.tsx';
import styles from './visual-search.module.css';

/** Renders a search by an image: the image beside what is found, which is not shown before there is an image. */
export function VisualSearchFrame(props: {
  readonly title: string;
  /** The image, or what it is chosen with. */
  readonly picture: ReactNode;
  readonly kinds?: ReactNode;
  readonly found?: ReactNode;
}): ReactNode {
  const messages = useTexts('site', enUs);
  const isLoading = useNavigation().state === 'loading';
  return (
    <div className={styles.page} data-empty={props.found === undefined || undefined}>
      <title>{messages.title(props.title)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.picture}>{props.picture}</div>
      {props.found === undefined ? null : (
        <div className={styles.found} aria-busy={isLoading}>
          {props.kinds}
          {props.found}
        </div>
      )}
    </div>
  );
}

/** Renders the links to all Pins and to those of products; `pathOf` returns the address of each. */
export function VisualSearchKinds(props: {
  readonly isProducts: boolean;
  readonly pathOf: (kind: 'products' | undefined) => string;
}): ReactNode {
  const texts = useTexts('visualSearch', enUsVisualSearch);
  const { state } = useLocation() as { readonly state: unknown };
  return (
    <nav className={styles.kinds} aria-label={texts.kinds}>
      {([undefined, 'products'] as const).map((kind) => (
        <Link
          key={kind ?? 'pins'}
          to={props.pathOf(kind)}
          state={state}
          aria-current={props.isProducts === (kind === 'products') ? 'page' : undefined}
        >
          {texts[kind ?? 'pins']}
        </Link>
      ))}
    </nav>
  );
}

/** Renders the Pins that are similar. */
export function SimilarPins({ feed }: { readonly feed: FeedView }): ReactNode {
  const texts = useTexts('visualSearch', enUsVisualSearch);
  return (
    <PinFeed
      feed={feed}
      surface="SearchItem"
      label={texts.results}
      empty={
        <EmptyState title={texts.none} headingLevel={2}>
          {texts.noneHint}
        </EmptyState>
      }
    />
  );
}
