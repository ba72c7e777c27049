import {
  hasPrivacySignal,
  createVisitorStore,
  visitorBrowser,
  type VisitorStore,
} from '@pegboard/unauth-visitor-state';

let store: VisitorStore | undefined;

/**
 * Returns the visitor's state in this browser, by the country from the server. For visitors' pages in
 * browsers only.
 */
export function visitorStore(): VisitorStore {
  const { country, isBot } = window.__pb_page;
  store ??= createVisitorStore({
    visitor: { country, isBot, isSignedIn: false, asksForPrivacy: hasPrivacySignal(navigator) },
    browser: visitorBrowser(),
    nowMs: Date.now,
  });
  return store;
}
