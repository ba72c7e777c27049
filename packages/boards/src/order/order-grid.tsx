'use client';

import {
  Button,
  classNames,
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useRef, useState, type ReactNode } from 'react';
import {
  DropIndicator,
  GridList,
  GridListItem,
  Button as Handle,
  useDragAndDrop,
} from 'react-aria-components';
import { getDropPosition } from './model/move-item-before.ts';
import { orderMessages, type OrderMessages } from './messages.ts';
import styles from './order-grid.module.css';

/** An item of an order: a pin, a section or a board. */
export type OrderItem = {
  readonly id: string;
  /** The name of the item, also for screen readers. */
  readonly label: string;
  readonly picture?: string | null | undefined;
};

/** The props of an OrderGrid. */
export type OrderGridProps = RootProps & {
  /** The items in their order; pass the new order after a move. */
  readonly items: readonly OrderItem[];
  /** The name of the list for screen readers. */
  readonly label: string;
  /** Called with the moved item and the item that it was put before; null is the end. */
  readonly onMove: (id: string, beforeId: string | null) => void;
  readonly messages?: OrderMessages | undefined;
};

const ORDER_GRID_RULES = {
  items: itemsProp({ id: textProp, label: textProp }),
  label: textProp,
  onMove: functionProp,
  messages: messagesProp(orderMessages),
};

/**
 * Renders tiles that can be reordered (BY-03): by drag, by pressing an item and then its new position, or by
 * keyboard with the handle of each tile (Enter, arrows, Enter), with announcements for screen readers. It is
 * controlled: it reports moves and renders the given order.
 */
export function OrderGrid(rawProps: OrderGridProps): ReactNode {
  const props = validProps('OrderGrid', rawProps, ORDER_GRID_RULES);
  const { label, onMove, messages = orderMessages } = props;
  // The list takes each id once.
  const items = [...new Map(props.items.map((item) => [item.id, item])).values()];
  const [takenId, take] = useState<string>();
  const taken = items.find(({ id }) => id === takenId);
  const grid = useRef<HTMLDivElement>(null);
  const press = (id: string): void => {
    take(taken ? undefined : id);
    if (taken && id !== taken.id) onMove(taken.id, id);
  };
  const leave = (): void => {
    take(undefined);
    grid.current?.focus({ preventScroll: true });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={classNames(styles.gap)} />,
    onReorder({ keys, target }) {
      const moved = new Set([...keys].map(String));
      const side = target.dropPosition === 'after' ? 'after' : 'before';
      const ids = items.map(({ id }) => id);
      const before = getDropPosition(ids, moved, { id: String(target.key), side });
      for (const id of ids) if (moved.has(id)) onMove(id, before);
    },
  });
  return (
    <div data-order-grid="" data-part="order-grid" {...rootAttributes(props)}>
      <GridList
        ref={grid}
        aria-label={label}
        items={items}
        dependencies={[taken]}
        layout="grid"
        onAction={(key) => press(String(key))}
        dragAndDropHooks={dragAndDropHooks}
        className={classNames(styles.grid)}
        data-part="list"
      >
        {(item) => (
          <GridListItem
            id={item.id}
            textValue={item.label}
            className={classNames(styles.tile)}
            data-part="tile"
            data-state={taken && (item === taken ? 'taken' : 'place')}
          >
            <Handle
              slot="drag"
              className={classNames(styles.handle)}
              data-part="handle"
              aria-label={messages.handle(item.label)}
            >
              <span aria-hidden>⠿</span>
            </Handle>
            {item.picture == null ? (
              <span className={styles.blank} data-part="picture" />
            ) : (
              <img
                className={styles.picture}
                data-part="picture"
                src={item.picture}
                alt=""
                loading="lazy"
                draggable={false}
              />
            )}
            <span className={styles.label} data-part="label" dir="auto">
              {item.label}
            </span>
          </GridListItem>
        )}
      </GridList>
      <div className={styles.taken} data-part="move">
        <output>{taken ? messages.where(taken.label) : null}</output>
        {taken ? (
          <>
            <Button
              size="sm"
              onClick={() => {
                leave();
                onMove(taken.id, null);
              }}
            >
              {messages.toEnd}
            </Button>
            <Button size="sm" variant="ghost" onClick={leave}>
              {messages.cancel}
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
