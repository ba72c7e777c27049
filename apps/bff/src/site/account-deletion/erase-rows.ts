import { sql } from 'drizzle-orm';
import type { ErasureStep } from './erasure-step.ts';
import { PERSONAL_DATA } from './personal-data.ts';

const AT_ONCE = 500;

/** The steps that delete the remaining rows of a member, one for each column of `PERSONAL_DATA`. */
export const rowSteps: readonly ErasureStep[] = Object.entries(PERSONAL_DATA)
  .filter(([table]) => table !== 'users' && table !== 'account_closures')
  .flatMap(([table, treatment]) =>
    ('deletedBy' in treatment ? treatment.deletedBy : []).map((column) => eraseRows(table, column)),
  );

function eraseRows(table: string, column: string): ErasureStep {
  const [from, by] = [sql.identifier(table), sql.identifier(column)];
  const step: ErasureStep = async ({ db }, { id }) => {
    const { rowCount } = await db.execute(
      sql`delete from ${from} where ctid in (select ctid from ${from} where ${by} = ${id} limit ${AT_ONCE})`,
    );
    return (rowCount ?? 0) === AT_ONCE;
  };
  return Object.defineProperty(step, 'name', { value: `${table}.${column}` });
}
