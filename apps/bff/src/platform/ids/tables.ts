import { pgSequence } from 'drizzle-orm/pg-core';

/** Numbers the processes that open the database, cyclically from 0 to 1023: see `claimProcessNumber`. */
export const processNumbers = pgSequence('process_numbers', {
  startWith: 0,
  minValue: 0,
  maxValue: 1023,
  increment: 1,
  cycle: true,
});
