export { warnLowDiskSpace } from './free-space.ts';
export { migrateDatabase } from './migrate-database.ts';
export { readMigrations } from './migrations.ts';
export { snapshotBefore } from './snapshot.ts';
