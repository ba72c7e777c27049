import { firstText, isAd, SPONSORSHIP_STATUSES, type Pin, type Pinner } from '@pegboard/types';

/** The credits of a pin, with its sponsor. */
export type CloseupCredit = {
  readonly person: Pinner;
  readonly paid:
    | { readonly kind: 'promoted' }
    | { readonly kind: 'sponsored'; readonly sponsor: Pinner | undefined }
    | undefined;
};

/**
 * Returns the credits of a pin, by the first rule that applies (CU-04): an ad credits its promoter, or its
 * creator with 'Sponsored' if the promoter is unknown; a pin with a sponsor (status 0, 2 or 3) its creator
 * with the sponsor; otherwise its creator, otherwise its pinner.
 */
export function closeupCredit(pin: Pin): CloseupCredit | undefined {
  const maker = pin.nativeCreator ?? pin.pinner;
  if (isAd(pin)) {
    if (pin.promoter) return { person: pin.promoter, paid: { kind: 'promoted' } };
    return maker ? { person: maker, paid: { kind: 'sponsored', sponsor: undefined } } : undefined;
  }
  const { status, creator, sponsor } = pin.sponsorship ?? {};
  const person = creator ?? maker;
  if (person && sponsor && Object.values<unknown>(SPONSORSHIP_STATUSES).includes(status))
    return { person, paid: { kind: 'sponsored', sponsor } };
  return maker ? { person: maker, paid: undefined } : undefined;
}

/** Returns the display name of a person: the full name, otherwise the username. */
export function getPersonName(person: Pinner): string {
  return firstText(person.fullName, person.username);
}
