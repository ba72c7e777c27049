import { MATCHED_DEVICES } from '../codes/ad-codes.ts';

const NAMES = /* @__PURE__ */ new Map<string, string>(/* @__PURE__ */ Object.entries(MATCHED_DEVICES));

/** How a matched device is named to the viewer of an ad, or undefined when it is not one of ours. Source: TY-12. */
export const matchedDeviceLabel = (device: string | null | undefined): string | undefined =>
  NAMES.get(device ?? '');
