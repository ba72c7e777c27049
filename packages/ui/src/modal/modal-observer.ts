'use client';

import { createContext, type Context } from 'react';

/**
 * Provides a callback for all modals below it, to pause background activity such as the tracking of
 * impressions on a mobile (UI-03): it is called when a modal opens, and the returned function when it closes.
 * Undefined by default.
 */
export const ModalObserverContext: Context<(() => () => void) | undefined> = createContext<
  (() => () => void) | undefined
>(undefined);
