'use client';

import { createContext, type Context } from 'react';

/**
 * Notified of all modals below it, for what must not go on behind them, such as the tracking of impressions
 * on a mobile (UI-03): called when one is, and what it returns when that one has gone. Without it no one is
 * informed.
 */
export const ModalObserverContext: Context<(() => () => void) | undefined> = createContext<
  (() => () => void) | undefined
>(undefined);
