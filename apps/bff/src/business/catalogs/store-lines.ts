import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { FINDINGS_MAX } from '../catalog-records/index.ts';
import type { FieldIssue } from './feed/field-reader.ts';
import type { FeedProduct } from '../catalog-records/index.ts';
import type { RunRow } from './find-catalog.ts';

/** An issue of a report; `field` is null for an issue of the whole line. */
export type RunIssue = Omit<FieldIssue, 'field' | 'code'> & {
  readonly line: number;
  readonly itemId: string | null;
  readonly field: string | null;
  readonly code: string;
};

/** Lines of a feed that were read together. */
export type Lines = {
  readonly count: number;
  readonly products: readonly { readonly line: number; readonly product: FeedProduct }[];
  /** Ids of rejected lines, whose products stay unchanged. */
  readonly refusedIds: readonly string[];
  readonly refused: number;
  readonly findings: readonly RunIssue[];
};

/**
 * Stores lines of a run in one transaction, with its progress: new and changed products are marked as
 * waiting, all of them as seen. Those that were added by hand stay as they are. Returns false, without storing, if the run was canceled.
 */
export async function storeLines(db: Db, run: RunRow, lines: Lines, bytesRead: number): Promise<boolean> {
  const { products, refusedIds } = lines;
  return db.transaction(async (tx) => {
    const findings = [...lines.findings, ...(await linesByHand(tx, run, lines))];
    const warnings = findings.filter(({ severity }) => severity === 'warning').length;
    const { rows } = await tx.execute<{ seq: number }>(sql`
      update catalog_runs set bytes_read = ${bytesRead}, lines = lines + ${lines.count},
        lines_fine = lines_fine + ${products.length}, lines_refused = lines_refused + ${lines.refused},
        warnings = warnings + ${warnings}, findings = least(${FINDINGS_MAX}, findings + ${findings.length}::int)
      where id = ${run.id} and state = 'reading'
      returning (select before.findings from catalog_runs before where before.id = ${run.id}) as seq`);
    const [{ seq } = { seq: undefined }] = rows;
    if (seq === undefined) return false;
    const items = products.map(({ line, product }) => ({ line, item_id: product.itemId, product }));
    if (items.length > 0)
      await tx.execute(sql`
        insert into catalog_items as item (catalog_id, item_id, line, product, seen_run_id)
        select ${run.catalogId}, item_id, line, product, ${run.id}
        from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as incoming(item_id text, line int, product jsonb)
        on conflict (catalog_id, item_id) do update set
          line = excluded.line, seen_run_id = excluded.seen_run_id, product = excluded.product,
          state = case when item.state = 'live' and item.product = excluded.product then 'live' else 'waiting' end
        where not item.is_by_hand`);
    if (refusedIds.length > 0)
      await tx.execute(sql`
        update catalog_items set seen_run_id = ${run.id} where catalog_id = ${run.catalogId} and not is_by_hand
          and item_id in (select jsonb_array_elements_text(${JSON.stringify(refusedIds)}::jsonb))`);
    await storeIssues(tx, run.id, findings.slice(0, FINDINGS_MAX - seq), seq);
    return true;
  });
}

/** Returns a warning for each line whose id a product has that was added by hand: the line is passed over. */
async function linesByHand(tx: Db, run: RunRow, { products }: Lines): Promise<readonly RunIssue[]> {
  const lineOf = new Map(products.map(({ line, product }) => [product.itemId, line]));
  const { rows } = await tx.execute<{ item_id: string }>(sql`
    select item_id from catalog_items where catalog_id = ${run.catalogId} and is_by_hand
      and item_id in (select jsonb_array_elements_text(${JSON.stringify([...lineOf.keys()])}::jsonb))`);
  return rows.map(({ item_id: itemId }) => ({
    line: lineOf.get(itemId) ?? 0,
    itemId,
    field: 'id',
    code: 'id_by_hand',
    severity: 'warning',
    value: itemId,
  }));
}

/** Adds issues to the report of a run, after its current `seq`. */
export async function storeIssues(
  tx: Db,
  runId: bigint,
  findings: readonly RunIssue[],
  seq: number,
): Promise<void> {
  if (findings.length === 0) return;
  const rows = findings.map(({ itemId, ...finding }) => ({ ...finding, item_id: itemId }));
  await tx.execute(sql`
    insert into catalog_findings (run_id, seq, line, item_id, field, code, severity, value)
    select ${runId}, ${seq}::int + at, line, item_id, field, code, severity, value
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (line int, item_id text, field text, code text, severity text, value text)) with ordinality
      as incoming(line, item_id, field, code, severity, value, at)`);
}
