import { z } from 'zod';
import { countAnswer, idAnswer, timeAnswer } from '../../platform/http/response-schemas.ts';
import { type catalogFindings, FETCH_HOURS, RUN_STATES } from '../catalog-records/index.ts';
import type { CatalogRow, RunRow } from './find-catalog.ts';

/** A run of a catalog in a response. */
export const runSchema = z.strictObject({
  id: idAnswer,
  catalog_id: idAnswer,
  source: z.enum(['upload', 'url']),
  file_name: z.string().nullable(),
  state: z.enum(RUN_STATES),
  failure_code: z.string().nullable(),
  failure_line: countAnswer.nullable(),
  failure_fields: z.array(z.string()),
  ignored_columns: z.array(z.string()),
  bytes: countAnswer,
  bytes_read: countAnswer,
  line_count: countAnswer,
  fine_count: countAnswer,
  refused_count: countAnswer,
  warning_count: countAnswer,
  to_apply_count: countAnswer,
  created_count: countAnswer,
  updated_count: countAnswer,
  sold_out_count: countAnswer,
  removed_count: countAnswer,
  held_count: countAnswer,
  failed_count: countAnswer,
  created_at: timeAnswer,
  ended_at: timeAnswer.nullable(),
});

/** Presents a run. */
export function presentRun(run: RunRow): z.infer<typeof runSchema> {
  return {
    id: String(run.id),
    catalog_id: String(run.catalogId),
    source: run.source,
    file_name: run.fileName,
    state: run.state,
    failure_code: run.failureCode,
    failure_line: run.failureLine,
    failure_fields: run.failureFields,
    ignored_columns: run.ignoredColumns,
    bytes: run.bytes,
    bytes_read: run.bytesRead,
    line_count: run.lines,
    fine_count: run.linesFine,
    refused_count: run.linesRefused,
    warning_count: run.warnings,
    to_apply_count: run.toApply,
    created_count: run.created,
    updated_count: run.updated,
    sold_out_count: run.soldOut,
    removed_count: run.removed,
    held_count: run.held,
    failed_count: run.failed,
    created_at: run.createdAt.toISOString(),
    ended_at: run.endedAt?.toISOString() ?? null,
  };
}

/** A catalog in a response, with its latest run and number of live products. */
export const catalogSchema = z.strictObject({
  id: idAnswer,
  name: z.string(),
  board_id: idAnswer,
  board_url: z.string(),
  board_name: z.string(),
  currency: z.string(),
  source_url: z.string().nullable(),
  every_hours: z.literal(FETCH_HOURS).nullable(),
  next_fetch_at: timeAnswer.nullable(),
  product_count: countAnswer,
  last_run: runSchema.nullable(),
  created_at: timeAnswer,
});

/** The facts of a catalog from other tables. */
export type CatalogFacts = {
  readonly board: { readonly name: string; readonly slug: string; readonly username: string };
  readonly products: number;
  readonly lastRun: RunRow | null;
};

/** Presents a catalog. */
export function presentCatalog(
  catalog: CatalogRow,
  { board, products, lastRun }: CatalogFacts,
): z.infer<typeof catalogSchema> {
  return {
    id: String(catalog.id),
    name: catalog.name,
    board_id: String(catalog.boardId),
    board_url: `/${board.username}/${board.slug}/`,
    board_name: board.name,
    currency: catalog.currency,
    source_url: catalog.sourceUrl,
    every_hours: FETCH_HOURS.find((hours) => hours === catalog.everyHours) ?? null,
    next_fetch_at: catalog.nextFetchAt?.toISOString() ?? null,
    product_count: products,
    last_run: lastRun && presentRun(lastRun),
    created_at: catalog.createdAt.toISOString(),
  };
}

/** An issue of a report in a response. */
export const findingSchema = z.strictObject({
  seq: countAnswer,
  line: countAnswer,
  item_id: z.string().nullable(),
  field: z.string().nullable(),
  code: z.string(),
  severity: z.enum(['error', 'warning']),
  value: z.string(),
});

/** Presents an issue. */
export function presentIssue(finding: typeof catalogFindings.$inferSelect): z.infer<typeof findingSchema> {
  const { seq, line, itemId, field, code, severity, value } = finding;
  return { seq, line, item_id: itemId, field, code, severity, value };
}
