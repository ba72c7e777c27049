import type { FamilyName } from '../../families/index.ts';
import { HOME_VOICES } from './home.ts';
import { OUTSIDE_VOICES } from './outside.ts';
import { PAPER_VOICES } from './paper.ts';
import { TABLE_VOICES } from './table.ts';
import type { Voice } from './voice.ts';

export type { Voice } from './voice.ts';

const VOICES: Readonly<Record<FamilyName, Voice>> = {
  ...HOME_VOICES,
  ...OUTSIDE_VOICES,
  ...PAPER_VOICES,
  ...TABLE_VOICES,
};

/** Returns the writing style of an image family. */
export function getVoice(family: FamilyName): Voice {
  return VOICES[family];
}
