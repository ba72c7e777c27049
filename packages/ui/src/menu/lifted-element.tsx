'use client';

import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';

import styles from './menu-popup.module.css';

const MARGIN_PX = 16;

/**
 * Renders a copy of an element above the scrim of a sheet: at the place of the element, or higher if the sheet would cover it. Assistive
 * technology ignores the copy.
 */
export function LiftedElement(props: {
  readonly element: Element;
  readonly sheetRef: RefObject<HTMLElement | null>;
}): ReactNode {
  const { element, sheetRef } = props;
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: place } = host;
    const { current: sheet } = sheetRef;
    if (!place || !sheet) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const bottom = window.innerHeight - sheet.offsetHeight - MARGIN_PX;
    place.style.left = `${left}px`;
    place.style.top = `${Math.min(Math.max(top, MARGIN_PX), bottom - height)}px`;
    place.style.width = `${width}px`;
    place.replaceChildren(copyOf(element));
  }, [element, sheetRef]);
  return <div ref={host} className={styles.lifted} aria-hidden="true" inert />;
}

/** Returns a copy of an element without its place in the page, and without ids, which are unique in a page. */
function copyOf(element: Element): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id');
  Object.assign(copy.style, { position: 'static', margin: '0', transform: 'none' });
  return copy;
}
