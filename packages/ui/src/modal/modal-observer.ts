'use client';

import { createContext, type Context } from 'react';

/**
 * Told of all modals below it, for what must not go on behind them, such as the tracking of impressions on a mobile
 * (UI-03): called when one stands, and what it returns when that one has gone. Without it nobody is told.
 */
export const ModalObserverContext: Context<(() => () => void) | undefined> = createContext<
  (() => () => void) | undefined
>(undefined);
