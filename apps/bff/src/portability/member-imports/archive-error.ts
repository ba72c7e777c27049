/** The reasons for which a file is not accepted as an archive, with their texts. */
export const ARCHIVE_ERRORS = {
  not_a_zip: 'This file is not a ZIP, or it is cut off.',
  not_an_archive: 'This ZIP is not a Pegboard archive: it has no pegboard.jsonl that begins with its header.',
  version_unknown: 'This archive was written by a newer version of Pegboard.',
  unsafe_name: 'This ZIP has a file whose name leads outside of it.',
  has_links: 'This ZIP has a symbolic link or a device.',
  encrypted: 'This ZIP is encrypted.',
  method_unknown: 'This ZIP is compressed by a method that is not supported.',
  duplicate_name: 'This ZIP has two files of the same name.',
  too_many_files: 'This ZIP has too many files.',
  too_large: 'This ZIP is too large when it is unpacked.',
  too_compressed: 'This ZIP is compressed too much to be an archive.',
  damaged: 'A file in this ZIP is damaged: its contents do not match its checksum.',
  line_too_long: 'A line of pegboard.jsonl is too long.',
} as const;

/** The code of a reason. */
export type ArchiveErrorCode = keyof typeof ARCHIVE_ERRORS;

/** A file that is not accepted as an archive. Nothing of it was created. */
export class ArchiveError extends Error {
  readonly code: ArchiveErrorCode;
  constructor(code: ArchiveErrorCode, options: ErrorOptions = {}) {
    super(ARCHIVE_ERRORS[code], options);
    this.name = 'ArchiveError';
    this.code = code;
  }
}
