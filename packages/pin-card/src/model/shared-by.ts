import { sharedByLabel, type Pinner, isolated, plainLine } from '@pegboard/types';

/** How a card calls who shared its pin: at most 30 characters (PC-17). */
export function sharedByName(person: Pinner | null | undefined): string {
  return isolated(sharedByLabel(plainLine(person?.fullName) || plainLine(person?.username)));
}
