/** The distance in CSS pixels below which a movement of the page is not a scroll. */
const STEP_PX = 8;
/** The distance from the top of the page, in CSS pixels, within which the bar is always shown. */
const TOP_PX = 64;

/** The scroll offset at which the bar was last decided on, and the decision. */
export type BarState = { readonly top: number; readonly isHidden: boolean };

/** Returns whether the bar is hidden after a scroll: on the way down it is, on the way up and near the top it is not. */
export function nextBarState(before: BarState, top: number): BarState {
  if (Math.abs(top - before.top) < STEP_PX) return before;
  return { top, isHidden: top > before.top && top > TOP_PX };
}

/** Marks a bar as `data-hidden` while the page is scrolled down; a ref, which returns its cleanup. */
export function hideOnScroll(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  let state: BarState = { top: scrollY, isHidden: false };
  const onScroll = (): void => {
    state = nextBarState(state, Math.max(0, scrollY));
    bar.toggleAttribute('data-hidden', state.isHidden);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => removeEventListener('scroll', onScroll);
}
