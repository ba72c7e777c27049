import { isAd, SPONSORSHIP_STATUSES, type Pin, type Pinner } from '@pegboard/types';
import { shownName } from './shown-text.ts';
import type { Surface } from './surface.ts';

/** Whose name a card shows, and in which words: the wording is the messages table's. */
export type Credit = {
  /** `ad` says that it is paid for and by nobody known; `sponsored` names who paid. */
  readonly kind: 'promoted' | 'ad' | 'sponsored' | 'creator' | 'pinner';
  readonly person: Pinner;
  /** Who paid, when it is not the person shown. */
  readonly sponsor?: Pinner;
  /** The board that the pinner put it on, where that is not the board that is looked at. */
  readonly board?: string;
};

const WITHOUT_BOARD: ReadonlySet<Surface | undefined> = new Set<Surface | undefined>([
  'BoardFeed',
  'ProfileGrid',
]);

const SPONSORED: ReadonlySet<number> = new Set(Object.values(SPONSORSHIP_STATUSES));

/**
 * Who is credited on a card, the first that fits (PC-03): an ad its promoter, or its maker with the word 'Sponsored' when the promoter is not told; a sponsored pin (status 0, 2 or 3
 * with a sponsor) its creator with the sponsor; else its creator; else its pinner with the board, but on boards and
 * profiles. Somebody without a name is nobody.
 */
export function cardCredit(pin: Pin, surface?: Surface): Credit | undefined {
  if (isAd(pin)) {
    if (isNamed(pin.promoter)) return { kind: 'promoted', person: pin.promoter };
    const maker = makerOf(pin);
    return maker && { kind: 'ad', person: maker };
  }
  const { status, sponsor } = pin.sponsorship ?? {};
  const isLabelled = status != null && SPONSORED.has(status);
  const maker = isLabelled && isNamed(sponsor) ? makerOf(pin) : undefined;
  if (maker && sponsor) return { kind: 'sponsored', person: maker, sponsor };
  if (isNamed(pin.nativeCreator)) return { kind: 'creator', person: pin.nativeCreator };
  if (!isNamed(pin.pinner)) return undefined;
  const board = WITHOUT_BOARD.has(surface) ? '' : shownName(pin.board?.name);
  return { kind: 'pinner', person: pin.pinner, ...(board === '' ? {} : { board }) };
}

/** Who made it: who is sponsored for it, else its creator, else its pinner. */
function makerOf({ sponsorship, nativeCreator, pinner }: Pin): Pinner | undefined {
  return [sponsorship?.creator, nativeCreator, pinner].find(isNamed) ?? undefined;
}

/** How a person is called on a card; empty when they have no name. */
export function personName(person: Pinner | null | undefined): string {
  return shownName(person?.fullName, person?.username);
}

function isNamed(person: Pinner | null | undefined): person is Pinner {
  return personName(person) !== '';
}
