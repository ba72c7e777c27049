/**
 * The state of the last right click on a link: none, made on the page at `from`, or made there and the page
 * was hidden since.
 */
export type RightClickState =
  | { readonly kind: 'none' }
  | { readonly kind: 'clicked' | 'away'; readonly from: string };

/** An event of a right click; `path` is the page's path at that time. */
export type RightClickEvent =
  | { readonly type: 'right-clicked' | 'page-shown'; readonly path: string }
  | { readonly type: 'page-hidden' };

const PIN_PATH = /^\/pin\//;

/**
 * Returns the next state of a right click on an outbound link (§4, OB-06): it counts as a visit if the page
 * was hidden and becomes visible again, unless the viewer went to a pin's page meanwhile. `shouldReport` is
 * true if it is to be reported now.
 */
export const transitionRightClick = (
  state: RightClickState,
  event: RightClickEvent,
): { readonly state: RightClickState; readonly shouldReport: boolean } => {
  if (event.type === 'right-clicked')
    return { state: { kind: 'clicked', from: event.path }, shouldReport: false };
  if (state.kind === 'none') return { state, shouldReport: false };
  if (event.type === 'page-hidden') return { state: { ...state, kind: 'away' }, shouldReport: false };
  if (state.kind === 'clicked') return { state, shouldReport: false };
  return { state: { kind: 'none' }, shouldReport: event.path === state.from || !PIN_PATH.test(event.path) };
};
