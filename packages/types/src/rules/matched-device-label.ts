import { MATCHED_DEVICES } from '../codes/ad-codes.ts';

const NAMES = /* @__PURE__ */ new Map<string, string>(/* @__PURE__ */ Object.entries(MATCHED_DEVICES));

/**
 * Returns the name of a matched device for the viewer of an ad, or undefined for an unknown one. Source:
 * TY-12.
 */
export const matchedDeviceLabel = (device: string | null | undefined): string | undefined =>
  NAMES.get(device ?? '');
