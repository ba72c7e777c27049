'use client';

import { rootAttributes, type RootProps, useMergedRef } from '@pegboard/ui';
import { formatCount } from '@pegboard/types';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCloseup } from '../closeup-context.tsx';
import { countOf } from '../model/wire-values.ts';
import styles from './comments-section.module.css';

/** The props of the section of the comments. */
export type CommentsSectionProps = RootProps & {
  readonly isAllowed: boolean;
  /**
   * Renders the comments; called when the section comes near the viewport or the viewer wants to comment, so
   * load their code then. `awaited` is the placeholder until then.
   */
  readonly children: (isPressed: boolean, awaited: ReactNode) => ReactNode;
};

/**
 * Renders the comments section of a close-up (CU-07): their number, and the comments when the section comes
 * near the viewport. Without comments, they are loaded only when the viewer wants to comment.
 */
export function CommentsSection(props: CommentsSectionProps): ReactNode {
  const { isAllowed, children } = props;
  const { pin, locale, messages } = useCloseup();
  const [loadReason, setLoadReason] = useState<'near' | 'pressed'>();
  const place = useRef<HTMLElement>(null);
  const root = useMergedRef(place, props);
  const count = countOf(pin.commentCount);
  const isQuiet = isAllowed && count === 0;
  useEffect(() => {
    if (!place.current || isQuiet || loadReason) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setLoadReason('near'), {
      rootMargin: '200px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isQuiet, loadReason]);
  const label = formatCount(count, locale, 'compact');
  const awaited = (
    <>
      <h2>{count === 0 ? messages.commentsTitle : messages.comments(count, label)}</h2>
      {isAllowed ? (
        <button
          type="button"
          className={styles.field}
          data-part="field"
          onClick={() => setLoadReason('pressed')}
        >
          {messages.addComment}
        </button>
      ) : null}
    </>
  );
  return (
    <section
      id="comments"
      data-count={Math.min(count, 3)}
      data-part="comments-section"
      {...rootAttributes(props, styles.section)}
      ref={root}
    >
      {loadReason ? children(loadReason === 'pressed', awaited) : awaited}
    </section>
  );
}
