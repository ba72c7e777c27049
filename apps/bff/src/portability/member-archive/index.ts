export {
  ARCHIVE_VERSION,
  archiveJsonSchema,
  archiveLineSchema,
  LINES_FILE,
  SCHEMA_FILE,
  upgradeLine,
  type ArchiveLine,
  type BoardLine,
  type NoteLine,
  type PinLine,
} from './archive-lines.ts';
export { filesOf, mapFiles } from './map-files.ts';
export {
  ACCOUNT_FILE,
  ACCOUNT_SECTIONS,
  type AccountData,
  type AccountRow,
  type AccountSectionName,
} from './account-data.ts';
export { accountPage } from './account-page.ts';
export { READER_STYLE, type ReaderPage } from './reader-document.ts';
export { createReader } from './reader-pages.ts';
export { readmeText } from './readme.ts';
