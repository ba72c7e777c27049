'use client';

import type { Pin } from '@pegboard/types';
import { createContext, use, type Context, type MouseEvent } from 'react';
import type { MerchantOffer } from './model/shopping.ts';
import type { CloseupMessages } from './messages.ts';

/** The context of a close-up's parts. */
export type CloseupContextValue = {
  readonly pin: Pin;
  readonly viewer: 'signed-in' | 'signed-out';
  readonly locale: string | undefined;
  /** The offers of other merchants for the pin's product. */
  readonly offers?: readonly MerchantOffer[] | undefined;
  /** Called on clicks on a link to another pin. */
  readonly onOpen?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly messages: CloseupMessages;
};

/** Provided by `<Closeup>`; slots below it may read it. */
export const CloseupContext: Context<CloseupContextValue | null> = createContext<CloseupContextValue | null>(
  null,
);

/** Returns the context of the enclosing close-up. Throws outside `<Closeup>` (CU-10). */
export function useCloseup(): CloseupContextValue {
  const value = use(CloseupContext);
  if (!value)
    throw new Error(
      'useCloseup was called outside <Closeup>: the pin of the close-up comes from there. Render this component in one of its slots.',
    );
  return value;
}
