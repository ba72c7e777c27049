export { migrateText } from './migrate.ts';
export { migrateFiles, type MigratedFile } from './migrate-files.ts';
export { RENAMES, type NewNames, type Renames } from './renames.ts';
