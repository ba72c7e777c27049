import {
  hasPrivacySignal,
  createVisitorStore,
  visitorBrowser,
  type VisitorStore,
} from '@pegboard/unauth-visitor-state';

let store: VisitorStore | undefined;

/** What this browser remembers of the visitor, by the country that the server told. Only for pages of visitors, in a browser. */
export function visitorStore(): VisitorStore {
  const { country, isBot } = window.__pb_page;
  store ??= createVisitorStore({
    visitor: { country, isBot, isSignedIn: false, asksForPrivacy: hasPrivacySignal(navigator) },
    browser: visitorBrowser(),
    nowMs: Date.now,
  });
  return store;
}
