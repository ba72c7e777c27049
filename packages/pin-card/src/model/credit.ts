import { isAd, SPONSORSHIP_STATUSES, type Pin, type Pinner } from '@pegboard/types';

/** Whose name a card shows, and in which words: the wording is the messages table's. */
export type Credit = {
  /** `ad` says that it is paid for and by nobody known; `sponsored` names who paid. */
  readonly kind: 'promoted' | 'ad' | 'sponsored' | 'creator' | 'pinner';
  readonly person: Pinner;
  /** Who paid, when it is not the person shown. */
  readonly sponsor?: Pinner;
};

/**
 * Who is credited on a card, the first that fits (PC-03): an ad its promoter, or its maker with the word 'Sponsored'
 * when the promoter is not told; a sponsored pin (status 0, 2 or 3 with a sponsor) its creator with the sponsor; else
 * its creator; else its pinner.
 */
export function cardCredit(pin: Pin): Credit | undefined {
  if (isAd(pin) && pin.promoter) return { kind: 'promoted', person: pin.promoter };
  const { status, creator, sponsor } = pin.sponsorship ?? {};
  const isLabelled = Object.values<unknown>(SPONSORSHIP_STATUSES).includes(status);
  const maker = creator ?? pin.nativeCreator ?? pin.pinner;
  if (isAd(pin)) return maker ? { kind: 'ad', person: maker } : undefined;
  if (isLabelled && sponsor && maker) return { kind: 'sponsored', person: maker, sponsor };
  if (pin.nativeCreator) return { kind: 'creator', person: pin.nativeCreator };
  return pin.pinner ? { kind: 'pinner', person: pin.pinner } : undefined;
}
