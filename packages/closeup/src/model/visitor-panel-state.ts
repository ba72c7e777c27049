/** What stands over the close-up of a visitor: nothing, the invitation to log in, or the panel with more. */
export type VisitorPanelState = 'closed' | 'prompt' | 'panel';

/** What happened to it; a screen is narrow where the close-up is one column. */
export type VisitorPanelEvent =
  | { readonly type: 'pressed'; readonly isNarrow: boolean }
  | { readonly type: 'prompt-passed' }
  | { readonly type: 'closed' };

/** See more as a machine (CU-09): on a narrow screen the panel comes behind the invitation to log in, else at once. */
export function transitionVisitorPanel(
  state: VisitorPanelState,
  event: VisitorPanelEvent,
): VisitorPanelState {
  switch (event.type) {
    case 'pressed':
      if (state !== 'closed') return state;
      return event.isNarrow ? 'prompt' : 'panel';
    case 'prompt-passed':
      return state === 'prompt' ? 'panel' : state;
    case 'closed':
      return 'closed';
  }
}
