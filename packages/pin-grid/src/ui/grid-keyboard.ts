import { Component, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { moveByArrow, FOCUSABLE_SELECTOR } from './arrow-keys.ts';
import {
  capturePositions,
  animateLayoutChange,
  type GridSnapshot,
  type CardPosition,
} from './layout-animation.ts';
import { pendingKey } from './early-key.ts';

/** The list and items of a grid, and the callback for its focused item. */
export type GridKeyboardProps<T> = GridSnapshot<T> & {
  readonly focusOn: (key: string | undefined) => void;
};

/**
 * Handles the keyboard of a grid: keeps the focused card rendered and moves the focus by arrow keys to the
 * adjacent card, rendered or not (PG-06), and animates moved cards (PG-08). Renders nothing.
 */
export class GridKeyboard<T> extends Component<GridKeyboardProps<T>> {
  readonly #leaving = new AbortController();
  /** True while the focus moves to the next card: unmounting the former one is then no loss of focus. */
  #isMoving = false;

  override componentDidMount(): void {
    const { signal } = this.#leaving;
    const { activeElement } = document;
    // After the handlers of cards, which may handle the key themselves.
    document.addEventListener('keydown', (event) => this.#move(event), { signal });
    document.addEventListener('focusin', ({ target }) => this.#focus(this.#indexOf(target)), { signal });
    // A window that loses the focus keeps its active element.
    document.addEventListener(
      'focusout',
      ({ target, relatedTarget }) => {
        const cell = this.#cellOf(target);
        if (cell && !relatedTarget) queueMicrotask(() => keepFocus(target as Node, cell));
        this.#focus(this.#indexOf(relatedTarget ?? document.activeElement));
      },
      { signal },
    );
    this.#focus(this.#indexOf(activeElement));
    const early = pendingKey();
    if (early && early.target === activeElement) queueMicrotask(() => this.#move(early));
  }

  override componentWillUnmount(): void {
    this.#leaving.abort();
  }

  override getSnapshotBeforeUpdate(before: GridKeyboardProps<T>): readonly CardPosition[] | null {
    return capturePositions(before, this.props);
  }

  override componentDidUpdate(
    before: GridKeyboardProps<T>,
    _: unknown,
    seen: readonly CardPosition[] | null,
  ): void {
    if (seen) animateLayoutChange(before, this.props, seen);
  }

  override render(): ReactNode {
    return null;
  }

  #cellOf(node: EventTarget | null): Element | undefined {
    const cells = [...(this.props.list.current?.children ?? [])];
    return cells.find((one) => one.contains(node as Node | null));
  }

  /** Returns the index of the item whose card contains a node; -1 if none does. */
  #indexOf(node: EventTarget | null): number {
    const cell = this.#cellOf(node);
    return cell ? Number(cell.ariaPosInSet) - 1 : -1;
  }

  #focus(index: number): void {
    if (this.#isMoving && index < 0) return;
    const { items, getKey, focusOn } = this.props;
    const item = items[index];
    focusOn(item === undefined ? undefined : getKey(item));
  }

  #move(event: KeyboardEvent): void {
    const { list, standing } = this.props;
    const index = this.#indexOf(event.target);
    if (!list.current || !standing || index < 0) return;
    this.#isMoving = true;
    moveByArrow(event, list.current, index, standing, (next) => flushSync(() => this.#focus(next)));
    this.#isMoving = false;
  }
}

/** Keeps the focus on a card that is replaced while it is focused, as when its code is loaded. */
function keepFocus(had: Node, cell: Element): void {
  if (!had.isConnected && cell.isConnected && document.activeElement === document.body)
    cell.querySelector<HTMLElement>(FOCUSABLE_SELECTOR)?.focus({ preventScroll: true });
}
