import type { ImportKind } from './adapters/adapter.ts';
import type { Privacy } from './import-choices.ts';

/** A board of a file, and the number of its Pins that would be created. */
export type PreviewedBoard = {
  readonly id: string;
  readonly name: string;
  /** Null if the file does not state it. */
  readonly privacy: Privacy | null;
  readonly pins: number;
};

/** A section of a file, and the number of its Pins that would be created. */
export type PreviewedSection = {
  readonly id: string;
  /** The id of its board in the file. */
  readonly board: string;
  readonly title: string;
  readonly pins: number;
};

/** The expected results of an import, by kind. */
export type ImportPreview = {
  readonly kind: ImportKind;
  /** The name under which the ids of the items are remembered. */
  readonly source: string;
  /** The first boards, of which the choices name some. */
  readonly boards: readonly PreviewedBoard[];
  /** Number of all boards. */
  readonly boardCount: number;
  readonly sections: number;
  /** The first sections, of which the choices name some; undefined in a preview that an earlier version stored. */
  readonly sectionList?: readonly PreviewedSection[];
  readonly notes: number;
  readonly comments: number;
  readonly follows: number;
  /** Pins that would be created, and that were imported before. */
  readonly pins: number;
  readonly known: number;
  /** Pins that would be created and have no board. */
  readonly withoutBoard: number;
  /** Pins with a video, which is converted. */
  readonly videos: number;
  /** Pins whose images are fetched from the web. */
  readonly fetched: number;
  /** Parts of the file that are not valid, and Pins whose image is missing. */
  readonly invalid: number;
  /** Number of all items. */
  readonly total: number;
};
