import { isAd, SPONSORSHIP_STATUSES, type Pin, type Pinner } from '@pegboard/types';
import { firstSafeName } from './safe-name.ts';
import type { Surface } from './surface.ts';

/** The credit of a card; its wording is in the messages. */
export type Credit = {
  /** `ad` marks an ad of an unknown promoter; `sponsored` names the sponsor. */
  readonly kind: 'promoted' | 'ad' | 'sponsored' | 'creator' | 'pinner';
  readonly person: Pinner;
  /** The sponsor, if it is not the credited member. */
  readonly sponsor?: Pinner;
  /** The pinner's board, unless it is the board being viewed. */
  readonly board?: string;
};

const WITHOUT_BOARD: ReadonlySet<Surface | undefined> = new Set<Surface | undefined>([
  'BoardFeed',
  'ProfileGrid',
]);

/** The credit of an ad without promoter and creator. */
const NOBODY: Pinner = { entityId: '' };

const SPONSORED: ReadonlySet<number> = new Set(Object.values(SPONSORSHIP_STATUSES));

/**
 * Returns the credit of a card by the first rule that applies (PC-03): an ad its promoter, or its creator
 * with 'Sponsored' if the promoter is unknown, or the word alone; a sponsored pin (status 0, 2 or 3 with a
 * sponsor) its creator with the sponsor; otherwise its creator; otherwise its pinner with the board, except
 * on boards and profiles. A member without a name is skipped.
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

/** Returns the maker of a pin: its sponsored creator, otherwise its creator, otherwise its pinner. */
function makerOf({ sponsorship, nativeCreator, pinner }: Pin): Pinner | undefined {
  return [sponsorship?.creator, nativeCreator, pinner].find(isNamed) ?? undefined;
}

/** Returns the name of a member on a card; empty without one. */
export function getDisplayName(person: Pinner | null | undefined): string {
  return firstSafeName(person?.fullName, person?.username);
}

function isNamed(person: Pinner | null | undefined): person is Pinner {
  return getDisplayName(person) !== '';
}
