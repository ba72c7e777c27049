import type { PinLine } from '../member-archive/index.ts';
import type { Privacy } from './import-choices.ts';
import type { ItemReason } from './import-report.ts';

/** The source of the image of a Pin. */
export type SourceImage =
  /** A file of the import. */
  | { readonly kind: 'file'; readonly name: string }
  /** Addresses of the image, of which the first that works is used, and the page that shows it. */
  | { readonly kind: 'web'; readonly urls: readonly string[]; readonly page: string | null }
  /** A page, whose largest image is used. */
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'none' };

/** Returns whether an image is fetched from another site. */
export const isFetched = ({ kind }: SourceImage): boolean => kind === 'web' || kind === 'page';

/** A board of an imported file. */
export type ImportedBoard = {
  readonly kind: 'board';
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** Null if the file does not state it. */
  readonly privacy: Privacy | null;
  readonly isQuickSaves?: boolean;
  readonly isArchived?: boolean;
  /** The time at which it was created, if the file states it. */
  readonly createdAt?: string;
  /** The Pin whose image is the cover. */
  readonly coverPin?: string | null;
};
/** A section of a board. */
export type ImportedSection = {
  readonly kind: 'section';
  readonly id: string;
  readonly board: string;
  readonly title: string;
};
/** A note of a board. */
export type ImportedNote = {
  readonly kind: 'note';
  readonly id: string;
  readonly board: string;
  readonly title: string;
  readonly text: string;
  readonly todos: readonly { readonly text: string; readonly isDone: boolean }[];
  /** The times at which it was created and changed, if the file states them. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
};
/** The details of a Pin that only archives of this software have. */
export type ArchivedDetails = Pick<
  PinLine,
  | 'captions'
  | 'coverMs'
  | 'slides'
  | 'pages'
  | 'details'
  | 'autoAltText'
  | 'digitalMediaSourceType'
  | 'isCommentingAllowed'
  | 'createdAt'
>;
/** A Pin. */
export type ImportedPin = {
  readonly kind: 'pin';
  readonly id: string;
  /** Null for one without a board. */
  readonly board: string | null;
  /** True if it was on a board of another member, which is not imported. */
  readonly isOnSharedBoard?: boolean;
  readonly section: string | null;
  readonly image: SourceImage;
  /** The file of its video. Without an image, a frame of the video is shown. */
  readonly video?: string | null;
  /** Present if the metadata of its file has texts, with the XMP file beside it. */
  readonly metadata?: { readonly sidecar: string | null };
  readonly title: string | null;
  readonly description: string | null;
  readonly altText: string | null;
  readonly link: string | null;
  /** The time at which it was saved; null if the file does not state it. */
  readonly savedAt: Date | null;
  readonly archived?: ArchivedDetails;
};
/** A comment that the member wrote. */
export type ImportedComment = {
  readonly kind: 'comment';
  readonly id: string;
  /** The Pin of the file that it is on. */
  readonly pin: string | null;
  readonly text: string;
  readonly isReply: boolean;
  /** The comment of the member that it replies to; null for a reply to a comment of someone else. */
  readonly parent: string | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
};
/** A topic or board that the member follows. */
export type ImportedFollow = {
  readonly kind: 'follow';
  readonly target: 'topic' | 'board' | 'member';
  readonly slug: string;
  /** The username of the owner of a board. */
  readonly owner: string | null;
  readonly name: string;
};

/** An object of an imported file, in the form that is the same for all sources. */
export type ImportItem =
  | ImportedBoard
  | ImportedSection
  | ImportedNote
  | ImportedPin
  | ImportedComment
  | ImportedFollow;

/** An object of a file, or the reason for which a part of the file is not one. */
export type ReadItem =
  | { readonly ok: true; readonly item: ImportItem }
  | { readonly ok: false; readonly kind: string; readonly title: string; readonly reason: ItemReason };
