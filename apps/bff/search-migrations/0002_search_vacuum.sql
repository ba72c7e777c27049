-- Documents that change often are those of the best tiers, which every search for a common word reads: their former index entries are removed soon, also
-- while they are few. VACUUM would otherwise keep them until 2 % of the pages have some, and run only when a fifth of the rows changed.
ALTER TABLE "search_documents" SET (autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_scale_factor = 0.001, vacuum_index_cleanup = on);
