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
  const { title, children, footer, ...panel } = props;
  return (
    <li>
      <FilterPanel {...panel}>
        <FilterList title={title}>{children}</FilterList>
        {footer}
      </FilterPanel>
    </li>
  );
}

/** Renders a chip that opens a panel of filters; on a phone, the panel is at the lower edge of the window. */
export function FilterPanel(props: {
  readonly label: string;
  /** Of the panels with the same group one is open at a time. */
  readonly group: string;
  readonly isOn: boolean;
  /** The edge of the chip at which the panel is aligned; `start` by default. */
  readonly align?: 'start' | 'end';
  /** True if a choice closes the panel, because one is usually enough. */
  readonly closesOnChoice?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { label, group, isOn, align = 'start', closesOnChoice = false, children } = props;
  const list = useRef<HTMLDetailsElement>(null);
  useClosing(list, closesOnChoice);
  return (
    <details ref={list} name={group} className={styles.list}>
      <summary {...chipAttributes()} data-selected={isOn ? '' : undefined}>
        {label}
      </summary>
      <div className={styles.panel} data-align={align}>
        {children}
      </div>
    </details>
  );
}

/** Renders a list of `FilterChoice` elements below its name, in a panel of several lists. */
export function FilterSection(props: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <h2 className={styles.title}>{props.title}</h2>
      <FilterList {...props} />
    </>
  );
}

/** Renders a named list of `FilterChoice` elements in a panel. */
export function FilterList(props: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <ul role="list" aria-label={props.title}>
      {props.children}
    </ul>
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

/** Closes an open list on Escape or a choice, which return the focus, and when something else is pressed. */
function useClosing(list: { readonly current: HTMLDetailsElement | null }, closesOnChoice: boolean): void {
  useEffect(() => {
    const closeWithFocus = (open: HTMLDetailsElement): void => {
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    const onKey = (event: KeyboardEvent): void => {
      const { current } = list;
      if (event.key === 'Escape' && current?.open) closeWithFocus(current);
    };
    const onClick = ({ target }: MouseEvent): void => {
      const { current } = list;
      if (!closesOnChoice || !current?.open || !(target instanceof Element)) return;
      const choice = target.closest('a');
      if (choice && current.contains(choice)) closeWithFocus(current);
    };
    const onPress = (event: PointerEvent): void => {
      const { current } = list;
      if (current?.open && event.target instanceof Node && !current.contains(event.target))
        current.open = false;
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', onClick);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerdown', onPress);
    };
  }, [list, closesOnChoice]);
}
