/** Whether a right click on a link waits to be told. */
export type RightClickState = 'none' | 'clicked' | 'away';

/** What happens to it; `path` is the path of the page when it is seen again. */
export type RightClickEvent =
  | { readonly type: 'right-clicked' }
  | { readonly type: 'page-hidden' }
  | { readonly type: 'page-shown'; readonly path: string };

const PIN_PATH = /^\/pin\//;

/**
 * One step of the telling of a right click on a source (§4): it counts as a visit when the page was left and is seen
 * again, unless the viewer went to a pin's page meanwhile. `isTold` says that it is to be told now.
 */
export function stepRightClick(
  state: RightClickState,
  event: RightClickEvent,
): { readonly state: RightClickState; readonly isTold: boolean } {
  if (event.type === 'right-clicked') return { state: 'clicked', isTold: false };
  if (event.type === 'page-hidden') return { state: state === 'clicked' ? 'away' : state, isTold: false };
  if (state !== 'away') return { state, isTold: false };
  return { state: 'none', isTold: !PIN_PATH.test(event.path) };
}
