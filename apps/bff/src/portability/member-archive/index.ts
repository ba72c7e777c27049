export {
  ARCHIVE_VERSION,
  archiveJsonSchema,
  archiveLineSchema,
  LINES_FILE,
  SCHEMA_FILE,
  type ArchiveLine,
  type BoardLine,
  type NoteLine,
  type PinLine,
} from './archive-lines.ts';
export { filesOf, mapFiles } from './map-files.ts';
export { createReader, READER_STYLE, type ReaderPage } from './reader-pages.ts';
export { readmeText } from './readme.ts';
