import type { PinCardData } from '@pegboard/pin-card';
import type { Pin } from '@pegboard/types';
import type { ReactNode } from 'react';

/** What saves a pin on its card. */
export function SaveSlot(_: { readonly pin: Pin; readonly data: PinCardData }): ReactNode {
  return null;
}
