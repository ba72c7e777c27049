/**
 * The view transition name shared by a card's image and that of the close-up; the style sheet has the same.
 */
const SHARED = 'pin-picture';

/**
 * Shares the image of a card with that of the close-up for the view transition between them (CU-13), in both
 * directions.
 */
export function startCardTransition(link: HTMLAnchorElement): void {
  document.documentElement.dataset['openedPin'] = link.pathname;
  const own = document.querySelector<HTMLElement>('[data-closeup-image]');
  if (own) own.style.viewTransitionName = 'none';
  share(link);
}

/**
 * Does so for the card that was opened last, when a grid is shown again; the name is removed after the
 * transition.
 */
export function shareReturnedPicture(): void {
  const { openedPin } = document.documentElement.dataset;
  if (openedPin === undefined || document.querySelector('[data-closeup-image]')) return;
  delete document.documentElement.dataset['openedPin'];
  const link = document.querySelector<HTMLAnchorElement>(`[data-pin-link][href="${CSS.escape(openedPin)}"]`);
  if (!link) return;
  share(link);
  moved = setTimeout(giveBack, MOVED_MS);
}

/** Milliseconds after which the transition of the card's image has ended. */
const MOVED_MS = 1500;

let shared: HTMLElement | undefined;
let moved: ReturnType<typeof setTimeout> | undefined;

/**
 * Sets the name on the image of this card only: duplicate names would cancel the transition. On the way to a
 * close-up it is kept until that is rendered, and removed with the card.
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
