/** The name by which the browser knows a card's picture and that of the close-up as one thing; its style sheet says it too. */
const SHARED = 'pin-picture';

/**
 * Makes the picture of a card and that of the close-up one thing for the transition between them (CU-13): on the way there,
 * and for the way back.
 */
export function startCardTransition(link: HTMLAnchorElement): void {
  document.documentElement.dataset['openedPin'] = link.pathname;
  const own = document.querySelector<HTMLElement>('[data-closeup-image]');
  if (own) own.style.viewTransitionName = 'none';
  share(link);
}

/** Does so for the card that was opened last, when a grid is shown again; the name is given back when it has moved. */
export function shareReturnedPicture(): void {
  const { openedPin } = document.documentElement.dataset;
  if (openedPin === undefined || document.querySelector('[data-closeup-image]')) return;
  delete document.documentElement.dataset['openedPin'];
  const link = document.querySelector<HTMLAnchorElement>(`[data-pin-link][href="${CSS.escape(openedPin)}"]`);
  if (!link) return;
  share(link);
  moved = setTimeout(giveBack, MOVED_MS);
}

/** By then a card's picture has come back to its place. */
const MOVED_MS = 1500;

let shared: HTMLElement | undefined;
let moved: ReturnType<typeof setTimeout> | undefined;

/**
 * Gives the name to the picture of this card alone: two of one name would end the transition before it begins. On the way
 * to a close-up it is kept for as long as that takes to come, and goes with the card.
 */
function share(link: HTMLElement): void {
  giveBack();
  shared = link.closest('[role="listitem"], li')?.querySelector<HTMLElement>('img') ?? undefined;
  if (shared) shared.style.viewTransitionName = SHARED;
}

function giveBack(): void {
  clearTimeout(moved);
  shared?.style.removeProperty('view-transition-name');
}
