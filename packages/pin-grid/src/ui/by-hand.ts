import { Component, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { moveByArrow } from './arrow-keys.ts';
import { seenBefore, showMoves, type GridScene, type Seen } from './grid-moves.ts';

/** What hands are followed on: a grid's list and items, and which of them has the focus. */
export type ByHandProps<T> = GridScene<T> & {
  /** The index of the item whose card has the focus, and how it is given to another. */
  readonly focused: number;
  readonly focusItem: (index: number) => void;
  readonly firstKey: RefObject<KeyboardEvent | null>;
};

/**
 * What a grid does for whoever has come to it: moves the focus by arrow keys to the card that stands beside, in the
 * page or not (PG-06), and shows how cards move when the list changes (PG-08). Renders nothing.
 */
export class ByHand<T> extends Component<ByHandProps<T>> {
  readonly #leaving = new AbortController();

  override componentDidMount(): void {
    // After the handlers of cards, which may want a key for themselves.
    document.addEventListener('keydown', (event) => this.#move(event), { signal: this.#leaving.signal });
    const early = this.props.firstKey.current;
    if (early && early.target === document.activeElement) queueMicrotask(() => this.#move(early.nativeEvent));
  }

  override componentWillUnmount(): void {
    this.#leaving.abort();
  }

  override getSnapshotBeforeUpdate(before: ByHandProps<T>): readonly Seen[] | null {
    return seenBefore(before, this.props);
  }

  override componentDidUpdate(before: ByHandProps<T>, _: unknown, seen: readonly Seen[] | null): void {
    if (seen) showMoves(before, this.props, seen);
  }

  override render(): ReactNode {
    return null;
  }

  #move(event: globalThis.KeyboardEvent): void {
    const { list, standing, focused, focusItem } = this.props;
    const { current } = list;
    if (current && current.contains(event.target as Node) && standing && focused >= 0)
      moveByArrow(event, current, focused, standing, (index) => flushSync(() => focusItem(index)));
  }
}
