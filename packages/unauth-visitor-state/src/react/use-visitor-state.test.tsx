import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aBrowser } from '../testing/a-browser.ts';
import { createVisitorStore } from '../visitor-store.ts';
import { useVisitorSession, useVisitorState } from './index.ts';

test('[UV-09] server rendering reads no storage and has no visitor', () => {
  const { storage, listen } = aBrowser().tab();
  const store = createVisitorStore({
    visitor: { country: 'US', isSignedIn: false, isBot: false, asksForPrivacy: false },
    browser: {
      listen,
      storage: {
        ...storage,
        getItem() {
          throw new Error('A server read a storage.');
        },
      },
    },
    nowMs: Date.now,
  });
  function Shown(): ReactNode {
    const { closeupPins } = useVisitorState(store);
    const { hasSavedUnauthPin } = useVisitorSession(store);
    return `${closeupPins.length} ${hasSavedUnauthPin}`;
  }
  expect(renderToString(<Shown />)).toBe('0 false');
});
