'use client';

import { classNames } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import styles from './order-list.module.css';

/** An item of an order list: a slide or a page. */
export type OrderListItem = {
  readonly id: string;
  readonly label: string;
  readonly handleLabel: string;
  /** Empty without an image. */
  readonly imageUrl: string;
  /** The color that is shown without an image. */
  readonly color: string | null;
  /** The progress of an upload, or why it failed; a fraction of null is not known. */
  readonly progress?: { readonly text: string; readonly fraction: number | null } | null | undefined;
};

type OrderListProps = {
  readonly label: string;
  readonly items: readonly OrderListItem[];
  readonly selectedIndex: number;
  readonly onSelect: (index: number) => void;
  /** Receives which item was moved before which one; the number of items is the end. */
  readonly onMove: (from: number, to: number) => void;
};

/**
 * Small images in an order, one of which is selected. They are reordered by drag, or by keyboard with the handle of
 * each: Enter, arrows, Enter. Source: CR-06, CR-08.
 */
export function OrderList({ label, items, selectedIndex, onSelect, onMove }: OrderListProps): ReactNode {
  const indexOf = (key: unknown): number => items.findIndex(({ id }) => id === key);
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'application/x-pegboard-slide': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={classNames(styles.gap)} />,
    onReorder({ keys, target }) {
      const from = indexOf([...keys][0]);
      onMove(from, indexOf(target.key) + (target.dropPosition === 'after' ? 1 : 0));
    },
  });
  const selected = items[selectedIndex]?.id;
  return (
    <GridList
      aria-label={label}
      items={items.map((item, index) => ({ ...item, index }))}
      layout="grid"
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key !== undefined) onSelect(indexOf(key));
      }}
      dragAndDropHooks={dragAndDropHooks}
      className={classNames(styles.list)}
    >
      {(item) => (
        <GridListItem
          id={item.id}
          textValue={item.progress ? `${item.label}, ${item.progress.text}` : item.label}
          className={classNames(styles.item)}
        >
          {item.imageUrl === '' ? (
            <span
              className={styles.blank}
              {...(item.color !== null && { style: { background: item.color } })}
            />
          ) : (
            <img className={styles.image} src={item.imageUrl} alt="" decoding="async" draggable={false} />
          )}
          {item.progress && (
            <span className={styles.progress} title={item.progress.text}>
              {item.progress.fraction === null ? (
                <span aria-hidden>…</span>
              ) : (
                <progress aria-label={item.progress.text} max={1} value={item.progress.fraction} />
              )}
            </span>
          )}
          <span className={styles.position} aria-hidden>
            {item.index + 1}
          </span>
          <Button slot="drag" className={classNames(styles.handle)} aria-label={item.handleLabel}>
            <span aria-hidden>⠿</span>
          </Button>
        </GridListItem>
      )}
    </GridList>
  );
}
