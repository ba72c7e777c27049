import { chipAttributes } from '@pegboard/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '../links/link.tsx';
import styles from './filters.module.css';

/** Renders a list of choices that opens at a chip; the label of the chip says what is chosen. Works without JavaScript. */
export function FilterMenu(props: {
  readonly label: string;
  /** The name of the list. */
  readonly title: string;
  /** Of the menus with the same group one is open at a time. */
  readonly group: string;
  readonly isOn: boolean;
  /** `FilterChoice` elements. */
  readonly children: ReactNode;
  /** Rendered below the choices. */
  readonly footer?: ReactNode;
}): ReactNode {
  const { label, title, group, isOn, children, footer } = props;
  const list = useRef<HTMLDetailsElement>(null);
  useClosing(list);
  return (
    <li>
      <details ref={list} name={group} className={styles.list}>
        <summary {...chipAttributes()} data-selected={isOn ? '' : undefined}>
          {label}
        </summary>
        <div className={styles.panel}>
          <ul role="list" aria-label={title}>
            {children}
          </ul>
          {footer}
        </div>
      </details>
    </li>
  );
}

/** Renders a choice of a menu: a link to the same page with it, or without it if it is on. */
export function FilterChoice(props: {
  readonly to: string;
  readonly text: string;
  readonly isOn: boolean;
  /** A color name, for a swatch before the text. */
  readonly color?: string | undefined;
  /** The number of results, formatted. */
  readonly count?: string | undefined;
}): ReactNode {
  const { to, text, isOn, color, count } = props;
  return (
    <li>
      <Link to={to} aria-current={isOn || undefined}>
        {color === undefined ? null : <span className={styles.swatch} data-color={color} />}
        <bdi>{text}</bdi>
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
      </Link>
    </li>
  );
}

/** Closes an open list on Escape, which returns the focus, and when something else is pressed. */
function useClosing(list: { readonly current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { current } = list;
      if (event.key !== 'Escape' || !current?.open) return;
      current.open = false;
      current.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent): void => {
      const { current } = list;
      if (current?.open && event.target instanceof Node && !current.contains(event.target))
        current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [list]);
}
