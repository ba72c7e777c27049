import { isAd, SPONSORSHIP_STATUSES, type Pin, type Pinner } from '@pegboard/types';
import { firstSafeName } from './safe-name.ts';
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

/** Whom an ad shows that names neither who paid nor who made it. */
const NOBODY: Pinner = { entityId: '' };

const SPONSORED: ReadonlySet<number> = new Set(Object.values(SPONSORSHIP_STATUSES));

/**
 * Who is credited on a card, the first that fits (PC-03): an ad its promoter, or its maker with the word 'Sponsored'
 * when the promoter is not told, and the word alone when nobody is; a sponsored pin (status 0, 2 or 3 with a sponsor) its
 * creator with the sponsor; else its creator; else its pinner with the board, but on boards and profiles. Somebody
 * without a name is nobody.
 */
export function cardCredit(pin: Pin, surface?: Surface): Credit | undefined {
  if (isAd(pin)) {
    if (isNamed(pin.promoter)) return { kind: 'promoted', person: pin.promoter };
    return { kind: 'ad', person: makerOf(pin) ?? NOBODY };
  }
  const { status, sponsor } = pin.sponsorship ?? {};
  const isLabelled = status != null && SPONSORED.has(status);
  if (isLabelled && isNamed(sponsor)) return { kind: 'sponsored', person: makerOf(pin) ?? sponsor, sponsor };
  if (isNamed(pin.nativeCreator)) return { kind: 'creator', person: pin.nativeCreator };
  if (!isNamed(pin.pinner)) return undefined;
  const board = WITHOUT_BOARD.has(surface) ? '' : firstSafeName(pin.board?.name);
  return { kind: 'pinner', person: pin.pinner, ...(board === '' ? {} : { board }) };
}

/** Who made it: who is sponsored for it, else its creator, else its pinner. */
function makerOf({ sponsorship, nativeCreator, pinner }: Pin): Pinner | undefined {
  return [sponsorship?.creator, nativeCreator, pinner].find(isNamed) ?? undefined;
}

/** How a person is called on a card; empty when they have no name. */
export function getDisplayName(person: Pinner | null | undefined): string {
  return firstSafeName(person?.fullName, person?.username);
}

function isNamed(person: Pinner | null | undefined): person is Pinner {
  return getDisplayName(person) !== '';
}
