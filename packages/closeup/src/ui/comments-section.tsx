'use client';

import { DEFAULT_LOCALE } from '@pegboard/types';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import styles from './comments-section.module.css';

/** The props of the place of the comments. */
export type CommentsSectionProps = {
  readonly isAllowed: boolean;
  /**
   * Renders the comments, whose code is best loaded then: someone came near them, or wants to write one.
   * `awaited` is what is there until then.
   */
  readonly children: (isPressed: boolean, awaited: ReactNode) => ReactNode;
};

/**
 * The place of the comments in a close-up (CU-07): it reports how many there are, and shows them when it
 * comes near the view. While no one has said anything, only who wants to write asks for them.
 */
export function CommentsSection({ isAllowed, children }: CommentsSectionProps): ReactNode {
  const { pin, locale, messages } = useCloseup();
  const [loadReason, setLoadReason] = useState<'near' | 'pressed'>();
  const place = useRef<HTMLElement>(null);
  const count = pin.commentCount ?? 0;
  const isQuiet = isAllowed && count === 0;
  useEffect(() => {
    if (!place.current || isQuiet || loadReason) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setLoadReason('near'), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isQuiet, loadReason]);
  const label = new Intl.NumberFormat(locale ?? DEFAULT_LOCALE, { notation: 'compact' }).format(count);
  const awaited = (
    <>
      <h2>{count === 0 ? messages.commentsTitle : messages.comments(count, label)}</h2>
      {isAllowed ? (
        <button type="button" className={styles.field} onClick={() => setLoadReason('pressed')}>
          {messages.addComment}
        </button>
      ) : null}
    </>
  );
  return (
    <section ref={place} id="comments" className={styles.section} data-count={Math.min(count, 3)}>
      {loadReason ? children(loadReason === 'pressed', awaited) : awaited}
    </section>
  );
}
