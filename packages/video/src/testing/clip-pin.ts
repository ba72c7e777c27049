import type { Pin } from '@pegboard/types';
import { aVideoPin } from '@pegboard/types/testing';

/** Creates a pin whose video is a file at an address. */
export function createClipPin(url: string, pin: Partial<Pin> = {}): Pin {
  return aVideoPin({
    title: 'Moon jar',
    images: null,
    dominantColor: '#8a8172',
    video: { variants: { V_720P: { url, width: 160, height: 120, duration: 1500 } } },
    ...pin,
  });
}
