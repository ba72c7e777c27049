import type { CatalogSummary, CatalogRun } from '../catalog-types.ts';

/** Creates a completed run without issues, with overrides. */
export function createRun(more: Partial<CatalogRun>): CatalogRun {
  return {
    id: '71',
    catalog_id: '7',
    source: 'upload',
    file_name: 'lamps.csv',
    state: 'done',
    failure_code: null,
    failure_line: null,
    failure_fields: [],
    ignored_columns: [],
    bytes: 0,
    bytes_read: 0,
    line_count: 0,
    fine_count: 0,
    refused_count: 0,
    warning_count: 0,
    to_apply_count: 0,
    created_count: 0,
    updated_count: 0,
    sold_out_count: 0,
    removed_count: 0,
    held_count: 0,
    failed_count: 0,
    created_at: '2026-11-21T20:00:00.000Z',
    ended_at: null,
    ...more,
  };
}

/** Creates a catalog for tests. */
export function createCatalog(more: Partial<CatalogSummary>): CatalogSummary {
  return {
    id: '7',
    name: 'Lamps',
    board_id: '9',
    board_url: '/kiln/shop/',
    board_name: 'Shop',
    currency: 'USD',
    source_url: null,
    every_hours: null,
    product_count: 12,
    last_run: null,
    ...more,
  };
}
