import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import {
  selectRange,
  isSelected,
  toggleSelection,
  type SelectionState,
  type SelectionTransition,
} from './model/selection.ts';
import styles from './bulk-edit.module.css';

/** A pin as shown by bulk editing. */
export type BulkPin = {
  readonly id: string;
  readonly label: string;
  readonly picture: string | undefined;
};

const COLUMN_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };
const ROW_KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Renders pins as check boxes: a press or Space selects one, with Shift a range from the last one; arrows move between
 * tiles in reading direction.
 */
export function PinTiles(props: {
  readonly pins: readonly BulkPin[];
  readonly label: string;
  readonly selection: SelectionState;
  readonly onStep: (step: SelectionTransition) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}): ReactNode {
  const { pins, label, selection, onStep } = props;
  const list = useRef<HTMLUListElement>(null);
  const order = pins.map(({ id }) => id);
  const moveFocus = (event: KeyboardEvent<HTMLInputElement>): void => {
    props.onKeyDown(event);
    const boxes = [...(list.current?.querySelectorAll('input') ?? [])];
    const row = ROW_KEYS[event.key];
    const column = COLUMN_KEYS[event.key];
    if (!row && !column) return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = row ? row * (isRtl ? -1 : 1) : (column ?? 1) * columnsOf(boxes);
    boxes[boxes.indexOf(event.currentTarget) + by]?.focus();
  };
  return (
    <ul ref={list} role="list" aria-label={label} className={styles.tiles} data-part="tiles">
      {pins.map(({ id, label: name, picture }) => (
        <li key={id} className={styles.tile} data-part="tile">
          <input
            type="checkbox"
            aria-label={name}
            checked={isSelected(selection, id)}
            onKeyDown={moveFocus}
            onChange={({ nativeEvent }) => {
              const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
              onStep(isRange ? selectRange(selection, id, order) : toggleSelection(selection, id));
            }}
          />
          {picture === undefined ? (
            <span className={styles.blank} aria-hidden>
              {name}
            </span>
          ) : (
            <img src={picture} alt="" loading="lazy" draggable={false} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns the number of tiles per row. */
function columnsOf(boxes: readonly HTMLInputElement[]): number {
  const top = boxes[0]?.getBoundingClientRect().top;
  return Math.max(1, boxes.filter((box) => box.getBoundingClientRect().top === top).length);
}
