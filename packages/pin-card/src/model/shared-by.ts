import { sharedByLabel, type Pinner, bidiIsolate, toSingleLine } from '@pegboard/types';

/** How a card calls who shared its pin: at most 30 characters (PC-17). */
export function sharedByName(person: Pinner | null | undefined): string {
  return bidiIsolate(sharedByLabel(toSingleLine(person?.fullName) || toSingleLine(person?.username)));
}
