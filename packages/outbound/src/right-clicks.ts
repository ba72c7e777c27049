import { transitionRightClick, type RightClickEvent, type RightClickState } from './model/right-click.ts';

/** Right clicks on links, of which the latest counts. */
export type RightClicks = {
  /** A link was right-clicked; `onReport` is called when the right click counts as a visit. */
  readonly clicked: (onReport: () => void) => void;
};

/** Watches whether right clicks were visits, from one until it is known (OB-06). */
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
