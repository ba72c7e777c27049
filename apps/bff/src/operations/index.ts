export { migrateDatabase } from './migrate-database.ts';
export { snapshotBefore } from './snapshot.ts';
