import { isAllowedCountry } from '@pegboard/unauth-visitor-state/model';

/** Whether a device in this country may be made to store what nobody asked for; in an unknown country it may not. */
export function isStorageAllowed(country: string | null): boolean {
  return isAllowedCountry(country);
}
