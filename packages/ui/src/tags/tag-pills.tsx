'use client';

import { Children, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import { IconButton } from '../button/icon-button.tsx';
import { ChevronEndIcon, ChevronStartIcon } from '../icon/icons-lazy.tsx';
import { scrollArrows, scrollStep, type ScrollArrows } from '../model/scroll-arrows.ts';
import { rootAttributes, type RootProps } from '../root-attributes.ts';
import { safeNode } from '../safe-node.ts';
import styles from './tag-pills.module.css';

/** The messages of a row of pills. */
export type TagPillsMessages = { readonly back: string; readonly forward: string };

/** The messages of a row of pills in English. */
export const tagPillsMessages: TagPillsMessages = { back: 'Scroll back', forward: 'Scroll forward' };

/** The props of TagPills. */
export type TagPillsProps = RootProps & {
  /** The accessible name of the list. */
  readonly label: string;
  /** The pills, usually Chips or links with `chipAttributes()`. */
  readonly children: readonly ReactNode[];
  readonly messages?: TagPillsMessages | undefined;
};

/** Renders a row of pills that scrolls sideways, with an arrow on each side with hidden pills (UI-05). */
export function TagPills(props: TagPillsProps): ReactNode {
  const { label, messages = tagPillsMessages } = props;
  // Untyped callers pass one pill, or none.
  const children = Children.toArray(safeNode('TagPills', 'children', props.children));
  const ref = useRef<HTMLUListElement>(null);
  const arrows = useScrollArrows(ref);
  const scroll = (side: 'start' | 'end'): void => {
    const list = ref.current;
    if (list === null) return;
    const isRightToLeft = getComputedStyle(list).direction === 'rtl';
    list.scrollBy({ left: scrollStep(list.clientWidth, side, isRightToLeft) });
  };
  return (
    <div data-part="tag-pills" {...rootAttributes(props, styles.frame)}>
      {arrows.start && (
        <IconButton
          className={styles.start}
          data-part="start"
          variant="media"
          label={messages.back}
          icon={<ChevronStartIcon />}
          onClick={() => scroll('start')}
        />
      )}
      <ul
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for none
        role="list"
        aria-label={label}
        className={styles.list}
        data-part="list"
      >
        {children.map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
      {arrows.end && (
        <IconButton
          className={styles.end}
          data-part="end"
          variant="media"
          label={messages.forward}
          icon={<ChevronEndIcon />}
          onClick={() => scroll('end')}
        />
      )}
    </div>
  );
}

const NO_ARROWS: ScrollArrows = { start: false, end: false };

function useScrollArrows(ref: RefObject<HTMLElement | null>): ScrollArrows {
  const [arrows, setArrows] = useState(NO_ARROWS);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return undefined;
    const update = (): void => {
      const next = scrollArrows(list);
      setArrows((now) => (now.start === next.start && now.end === next.end ? now : next));
    };
    const sizes = new ResizeObserver(update);
    sizes.observe(list);
    for (const pill of list.children) sizes.observe(pill);
    list.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      list.removeEventListener('scroll', update);
    };
  }, [ref]);
  return arrows;
}
