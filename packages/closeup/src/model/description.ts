import {
  isLongerThan,
  RICH_DESCRIPTION_MAX,
  richDescriptionLabel,
  usableDescription,
  type Pin,
} from '@pegboard/types';

/** A displayed description: truncated to 496 characters with 'more' if it is longer (CU-04). */
export type CloseupDescription = { readonly short: string; readonly whole: string; readonly isCut: boolean };

/**
 * Returns the description of a pin: the close-up's own, otherwise the unified one, otherwise the pin's; fewer
 * than 4 characters count as none.
 */
export function closeupDescription(
  pin: Pick<Pin, 'closeupDescription' | 'closeup_unified_description' | 'description'>,
): CloseupDescription | undefined {
  const whole =
    usableDescription(pin.closeupDescription) ??
    usableDescription(pin.closeup_unified_description) ??
    usableDescription(pin.description);
  if (whole === undefined) return undefined;
  const isCut = isLongerThan(whole, RICH_DESCRIPTION_MAX);
  return { whole, isCut, short: isCut ? richDescriptionLabel(whole) : whole };
}
