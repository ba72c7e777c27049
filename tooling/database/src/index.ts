export { DatabaseError } from './database-error.ts';
export { type Database, openDatabase } from './open-database.ts';
