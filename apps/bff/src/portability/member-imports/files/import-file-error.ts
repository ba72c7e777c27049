/** The reasons for which a file is not accepted for an import, with their texts. */
export const IMPORT_FILE_ERRORS = {
  not_a_zip: 'This file is not a ZIP or tar, or it is damaged or cut off.',
  not_an_archive: 'This ZIP is not a Pegboard archive: it has no pegboard.jsonl that begins with its header.',
  version_unknown: 'This archive was written by a newer version of Pegboard.',
  unsafe_name: 'This archive has a file whose name leads outside of it.',
  has_links: 'This archive has a symbolic link or a device.',
  encrypted: 'This archive is encrypted.',
  method_unknown: 'This archive is compressed by a method that is not supported.',
  duplicate_name: 'This archive has two files of the same name.',
  too_many_files: 'This archive has too many files.',
  too_large: 'This archive is too large when it is unpacked.',
  too_compressed: 'This archive is compressed too much.',
  damaged: 'A file in this archive is damaged: its contents do not match its checksum.',
  line_too_long: 'A line of pegboard.jsonl is too long.',
  kind_unknown: 'This file is of no kind that can be imported.',
  kind_differs: 'This file is not of the kind that was named.',
  too_many_items: 'This file has too many items: 500,000 at most.',
  nothing_found: 'This file has no boards and no Pins.',
  json_invalid: 'This file is not valid JSON.',
  json_too_large: 'This JSON file is too large: 64 MB at most.',
  markup_invalid: 'This file is not valid XML, or has a document type.',
  file_missing: 'The file is gone. Upload it again.',
} as const;

/** The code of a reason. */
export type ImportFileErrorCode = keyof typeof IMPORT_FILE_ERRORS;

/** A file that is not accepted for an import. Nothing of it was created. */
export class ImportFileError extends Error {
  readonly code: ImportFileErrorCode;
  constructor(code: ImportFileErrorCode, options: ErrorOptions = {}) {
    super(IMPORT_FILE_ERRORS[code], options);
    this.name = 'ImportFileError';
    this.code = code;
  }
}
