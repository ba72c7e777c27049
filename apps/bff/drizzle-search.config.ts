import { defineConfig } from 'drizzle-kit';

/** The migrations of a search index on a database of its own (SEARCH_DATABASE_URL). */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/discovery/search/index/tables.ts',
  out: './search-migrations',
});
