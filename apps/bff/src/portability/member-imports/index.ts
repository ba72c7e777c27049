export { ArchiveError, type ArchiveErrorCode } from './archive-error.ts';
export { importArchive } from './import-archive.ts';
export { ITEM_REASONS, type ItemResult } from './import-report.ts';
export { openArchive } from './open-archive.ts';
export { previewArchive } from './preview-archive.ts';
export { IMPORT_UNDO_DAYS, undoImport } from './undo-import.ts';
