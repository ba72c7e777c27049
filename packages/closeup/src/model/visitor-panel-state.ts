/** The overlay of a visitor's close-up: none, the login prompt, or the panel with further pins. */
export type VisitorPanelState = 'closed' | 'prompt' | 'panel';

/** An event of the overlay; a screen is narrow if the close-up has one column. */
export type VisitorPanelEvent =
  | { readonly type: 'pressed'; readonly isNarrow: boolean }
  | { readonly type: 'prompt-passed' }
  | { readonly type: 'closed' };

/**
 * Returns the next state of the see-more overlay (CU-09): on a narrow screen the login prompt precedes the
 * panel, otherwise the panel opens at once.
 */
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
