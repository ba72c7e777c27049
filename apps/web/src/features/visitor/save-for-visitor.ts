import { loginPath, repinPath } from '@pegboard/routes';
import type { VisitorStore } from '@pegboard/unauth-visitor-state';

/** The effects of a visitor's click on Save. */
export type VisitorSaveEffect =
  | { readonly type: 'notify'; readonly what: 'saved' | 'removed' }
  | { readonly type: 'prompt-login'; readonly address: string };

/**
 * Handles a visitor's press on Save (UV-06, UV-07): the pin is stored until they log in, and they are
 * prompted to, unless they were within 14 days; a third pin is rejected with a prompt in any case. If storage
 * is not available, the login address contains the pin. Pressing Save on a saved pin removes it.
 */
export function saveForVisitor(
  store: VisitorStore,
  pinId: string,
  here: string,
): readonly VisitorSaveEffect[] {
  if (store.state().savedPins.some((pin) => pin.pinId === pinId)) {
    store.unsave(pinId);
    return [{ type: 'notify', what: 'removed' }];
  }
  const result = store.save(pinId);
  if (result === 'not-stored') return [{ type: 'prompt-login', address: loginToSave(repinPath(pinId)) }];
  const isPrompted = result === 'refused' || store.isUpsellDue('saveButtonExp');
  if (isPrompted) store.upsold('saveButtonExp', 'shown');
  if (result === 'refused') return [{ type: 'prompt-login', address: loginToSave(repinPath(pinId)) }];
  return [
    { type: 'notify', what: 'saved' },
    ...(isPrompted ? [{ type: 'prompt-login', address: loginToSave(here) } as const] : []),
  ];
}

/** Returns the login address with the title 'Log in to save this Pin', for the Save button (UV-07). */
export const loginToSave = (next: string): string =>
  `${loginPath({ next, for: 'save' })}&source=saveButtonExp`;
