export { hasDatabase } from './database-dir.ts';
export { DatabaseError } from './database-error.ts';
export { type Database, openDatabase } from './open-database.ts';
