import { sharedByLabel, type Pinner, bidiIsolate, toSingleLine } from '@pegboard/types';

/** Returns the sharer's name on a card: at most 30 characters (PC-17). */
export function sharedByName(person: Pinner | null | undefined): string {
  return bidiIsolate(sharedByLabel(toSingleLine(person?.fullName) || toSingleLine(person?.username)));
}
