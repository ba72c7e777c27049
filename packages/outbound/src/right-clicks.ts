import { transitionRightClick, type RightClickEvent, type RightClickState } from './model/right-click.ts';

/** Tracks right clicks on links, of which only the latest counts. */
export type RightClicks = {
  /** Handles a right click; `onReport` is called when it counts as a visit. */
  readonly clicked: (onReport: () => void) => void;
};

/**
 * Creates a tracker that observes the page from a right click until it is decided whether it was a visit
 * (OB-06).
 */
export function createRightClicks(ports: {
  readonly path: () => string;
  readonly onVisibility: (listener: (isVisible: boolean) => void) => () => void;
}): RightClicks {
  let state: RightClickState = { kind: 'none' };
  let tell = (): void => undefined;
  let stop: (() => void) | undefined;
  const step = (event: RightClickEvent): void => {
    const next = transitionRightClick(state, event);
    state = next.state;
    if (next.shouldReport) tell();
    if (state.kind !== 'none') return;
    stop?.();
    stop = undefined;
  };
  return {
    clicked(onReport) {
      tell = onReport;
      step({ type: 'right-clicked', path: ports.path() });
      stop ??= ports.onVisibility((isVisible) =>
        step(isVisible ? { type: 'page-shown', path: ports.path() } : { type: 'page-hidden' }),
      );
    },
  };
}
