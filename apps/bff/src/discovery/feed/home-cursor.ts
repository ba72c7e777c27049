import { createHash } from 'node:crypto';
import { LANES, NEWEST, type CandidateSourceName } from './candidate-rows.ts';

/** A candidate that a part of a feed read and did not show. */
export type LeftCandidate = { readonly contentId: bigint; readonly isExploration: boolean };

/** The position in a member's home feed. A feed has parts: each is a set of candidates that several pages show in order. */
export type HomeCursor = {
  /** The contents before which each source continues with this part. */
  readonly lanes: Readonly<Record<CandidateSourceName, bigint>>;
  readonly adsAfter: readonly string[];
  /** The number of walked contents that earlier parts used. */
  readonly walkedFrom: number;
  /** True if contents that the member saw before are candidates again. */
  readonly again: boolean;
  readonly left: readonly LeftCandidate[];
  /** The contents that the scroll showed, newest last, as `shownKey`. */
  readonly shown: readonly string[];
};

const FIRST_LANES: HomeCursor['lanes'] = { followed: NEWEST, tastes: NEWEST, fresh: NEWEST };
/** The number of shown contents that a cursor names: the sources themselves do not repeat older ones. */
const SHOWN_MAX = 1000;
const SHOWN_BYTES = 3;
const SHOWN_CHARACTERS = (SHOWN_BYTES * 4) / 3;
const ADS_VALUES = 2;
const FORMAT = 'ranked1';
const EXPLORATION = '!';

/** Returns the key of a content in the list of shown ones: four characters, of which 1,000 exclude one content in 17,000 by chance. */
export function shownKey(contentId: bigint): string {
  return createHash('sha256')
    .update(String(contentId))
    .digest()
    .subarray(0, SHOWN_BYTES)
    .toString('base64url');
}

/** Returns the values of a cursor. The first five are those of cursors before feeds were ranked, so that a process of that version continues with them. */
export function writeHomeCursor({
  lanes,
  adsAfter,
  walkedFrom,
  again,
  left,
  shown,
}: HomeCursor): readonly string[] {
  return [
    ...LANES.map((name) => String(lanes[name])),
    ...Array.from({ length: ADS_VALUES }, (_, at) => adsAfter[at] ?? ''),
    FORMAT,
    String(walkedFrom),
    again ? '1' : '0',
    left
      .map(({ contentId, isExploration }) => contentId.toString(16) + (isExploration ? EXPLORATION : ''))
      .join('.'),
    shown.slice(-SHOWN_MAX).join(''),
  ];
}

/** Reads the values of a cursor; those of a feed that was not ranked continue where they are, without walks. */
export function readHomeCursor(values: readonly string[] | undefined): HomeCursor {
  if (!values) return { lanes: FIRST_LANES, adsAfter: [], walkedFrom: 0, again: false, left: [], shown: [] };
  const laneAt = (name: CandidateSourceName): bigint => BigInt(values[LANES.indexOf(name)] ?? 0);
  const lanes = { followed: laneAt('followed'), tastes: laneAt('tastes'), fresh: laneAt('fresh') };
  const [seed = '', key = '', format, walkedFrom, again, left = '', shown = ''] = values.slice(LANES.length);
  const adsAfter = seed === '' ? [] : [seed, key];
  if (format !== FORMAT)
    return { lanes, adsAfter, walkedFrom: Number.POSITIVE_INFINITY, again: false, left: [], shown: [] };
  return {
    lanes,
    adsAfter,
    walkedFrom: Number(walkedFrom),
    again: again === '1',
    left: left === '' ? [] : left.split('.').map(readLeft),
    shown: shown.match(new RegExp(`.{${SHOWN_CHARACTERS}}`, 'gu')) ?? [],
  };
}

function readLeft(text: string): LeftCandidate {
  const isExploration = text.endsWith(EXPLORATION);
  return { contentId: BigInt(`0x${isExploration ? text.slice(0, -1) : text}`), isExploration };
}
