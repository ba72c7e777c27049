/** The name by which the browser knows a card's picture and that of the close-up as one thing; its style sheet says it too. */
const SHARED = 'pin-picture';

/**
 * Makes the picture of a card and that of the close-up one thing for the transition between them (CU-13): on the way there,
 * and for the way back.
 */
export function shareOpenedPicture(link: HTMLAnchorElement): void {
  document.documentElement.dataset['openedPin'] = link.pathname;
  const own = document.querySelector<HTMLElement>('[data-closeup-image]');
  if (own) own.style.viewTransitionName = 'none';
  share(link);
}

/** Does so for the card that was opened last, when a grid is shown again; the name is given back when they have moved. */
export function shareReturnedPicture(): void {
  const { openedPin } = document.documentElement.dataset;
  if (openedPin === undefined || document.querySelector('[data-closeup-image]')) return;
  delete document.documentElement.dataset['openedPin'];
  const link = document.querySelector<HTMLAnchorElement>(`[data-pin-link][href="${CSS.escape(openedPin)}"]`);
  if (link) share(link);
}

let shared: HTMLElement | undefined;

/** Gives the name to the picture of this card alone: two of one name would end the transition before it begins. */
function share(link: HTMLElement): void {
  const picture = link.closest('[role="listitem"], li')?.querySelector<HTMLElement>('img');
  shared?.style.removeProperty('view-transition-name');
  shared = picture ?? undefined;
  if (!picture) return;
  picture.style.viewTransitionName = SHARED;
  setTimeout(() => picture.style.removeProperty('view-transition-name'), 1500);
}
