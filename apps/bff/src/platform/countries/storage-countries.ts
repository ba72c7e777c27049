import { isAllowedCountry } from '@pegboard/unauth-visitor-state/model';

/** Returns whether optional data may be stored on devices in this country; false for an unknown one. */
export function isStorageAllowed(country: string | null): boolean {
  return isAllowedCountry(country);
}
