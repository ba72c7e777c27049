import { loginPath, repinPath } from '@pegboard/routes';
import type { VisitorStore } from '@pegboard/unauth-visitor-state';

/** The effects of a visitor's click on Save. */
export type VisitorSaveEffect =
  | { readonly type: 'tell'; readonly what: 'kept' | 'given-up' }
  | { readonly type: 'ask'; readonly address: string };

/**
 * A visitor taps Save (UV-06, UV-07): the pin is kept until they log in, and they are asked to, unless they were within 14
 * days; at two pins it is refused, and they are asked in any case. What cannot be kept travels in the address of the
 * log-in. A tap on a pin that is kept gives it up.
 */
export function saveForVisitor(
  store: VisitorStore,
  pinId: string,
  here: string,
): readonly VisitorSaveEffect[] {
  if (store.state().savedPins.some((pin) => pin.pinId === pinId)) {
    store.unsave(pinId);
    return [{ type: 'tell', what: 'given-up' }];
  }
  const outcome = store.save(pinId);
  if (outcome === 'unkept') return [{ type: 'ask', address: loginToSave(repinPath(pinId)) }];
  const isAsked = outcome === 'refused' || store.isUpsellDue('saveButtonExp');
  if (isAsked) store.upsold('saveButtonExp', 'shown');
  if (outcome === 'refused') return [{ type: 'ask', address: loginToSave(repinPath(pinId)) }];
  return [
    { type: 'tell', what: 'kept' },
    ...(isAsked ? [{ type: 'ask', address: loginToSave(here) } as const] : []),
  ];
}

/** The log-in under the title 'Log in to save this Pin', asked for by the Save button (UV-07). */
export const loginToSave = (next: string): string =>
  `${loginPath({ next, for: 'save' })}&source=saveButtonExp`;
