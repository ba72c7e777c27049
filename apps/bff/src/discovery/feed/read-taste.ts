import type { Db } from '../../platform/database/db.ts';
import { memberStatement } from '../../platform/database/statement.ts';
import type { SignedIn } from '../../platform/http/viewer.ts';
import { tasteRows } from './candidate-rows.ts';

/** The creators and topics of a member's recent saves, with the share of the saves that have each. */
export type Taste = {
  readonly creators: ReadonlyMap<bigint, number>;
  readonly topics: ReadonlyMap<bigint, number>;
  /** The newest of these saves: with it as `until`, later saves do not change the taste. */
  readonly until: bigint;
};

const SAVES_MAX = 30;
/** The greatest id that PostgreSQL stores. */
const LAST_ID = 2n ** 63n - 1n;

type Row = { readonly id: bigint; readonly creator_id: bigint; readonly interest_id: bigint | null };
const recent = memberStatement<Row>(
  'taste of recent saves',
  ({ id }, value) => tasteRows(id, SAVES_MAX, value('until')),
  { reusesPlan: true },
);

/** Reads the taste of a member from the saves that their feed starts from; null if there are none. */
export async function readTaste(db: Db, viewer: SignedIn, until: bigint = LAST_ID): Promise<Taste | null> {
  const rows = await recent(db, viewer, { until });
  const [first] = rows;
  if (!first) return null;
  return {
    creators: sharesOf(rows.map(({ creator_id }) => creator_id)),
    topics: sharesOf(rows.flatMap(({ interest_id }) => interest_id ?? [])),
    until: first.id,
  };
}

function sharesOf(ids: readonly bigint[]): ReadonlyMap<bigint, number> {
  const counts = new Map<bigint, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return new Map([...counts].map(([id, count]) => [id, count / ids.length]));
}
