import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectOperations, createModules } from '../../site/modules.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { AnyResource } from '../../platform/http/resource.ts';
import { testApp, type TestAnswer, type TestApp, type TestVisitor } from '../../testing/app.ts';
import { validOptions, type Known } from '../../testing/fuzz/options-of.ts';
import { smallWorld } from '../../testing/fuzz/small-world.ts';
import { trackWrites, type Written } from '../../testing/fuzz/watch-writes.ts';
import { businesses, businessMembers } from './tables.ts';

/**
 * Calls every operation of a business as the owner of one who references objects of other businesses. New
 * operations are included automatically.
 */
const SEEDS = [1, 2, 3, 4];
/** Tables that record activity. */
const UNCHECKED = /^(?:sessions|rate_limits|events\w*|countable_events)$/;
const ID = /^\d{6,20}$/;
const MISSING_ID = '9'.repeat(18);

let site: TestApp;
let calls: readonly AnyResource[];
let attacker: TestVisitor;
let known: Known;
let written: Written;
/** The businesses of the attacker. */
const own: string[] = [];
/** Ids that are visible to everyone: members, boards and pins that are not secret. */
let visible: ReadonlySet<string>;

beforeAll(async () => {
  site = await testApp();
  calls = collectOperations(createModules(site.deps)).resources.filter(({ business }) => business);
  ({ known } = await smallWorld(site));
  attacker = await site.member('Attacker');
  const { rows } = await site.deps.db.execute<{ id: string }>(sql`
    select id::text from users union all select id::text from boards where privacy <> 'secret'
    union all select pins.id::text from pins join boards on boards.id = board_id where privacy <> 'secret'`);
  visible = new Set(rows.map(({ id }) => id));
  written = await trackWrites(site.pool);
});
afterAll(() => site.close());

/** Creates a business of the attacker of the kind that an operation requires. */
async function ownBusiness({ business }: AnyResource): Promise<string> {
  const id = newId();
  own.push(String(id));
  await site.deps.db
    .insert(businesses)
    .values({ id, kind: business?.kinds?.[0] ?? 'access', name: `Own ${id}` });
  await site.deps.db
    .insert(businessMembers)
    .values({ businessId: id, userId: BigInt(attacker.id), role: 'owner' });
  return String(id);
}

const send = (resource: AnyResource, options: object): Promise<TestAnswer> =>
  resource.action === 'get'
    ? attacker.get(resource.name, options)
    : attacker.call(resource.name, resource.action, options);

/** Returns the rows of a table that are not the attacker's. */
async function rowsOfOthers(table: string): Promise<ReadonlySet<string>> {
  const { rows } = await site.deps.db.execute<{ row: string }>(
    sql`select t::text as row from ${sql.identifier(table)} t`,
  );
  const mine = [attacker.id, ...own];
  return new Set(rows.map(({ row }) => row).filter((row) => !mine.some((id) => row.includes(id))));
}

/** Returns the rows of others by table. */
async function stateOfOthers(): Promise<Map<string, ReadonlySet<string>>> {
  const { rows } = await site.deps.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const state = new Map<string, ReadonlySet<string>>();
  for (const { name } of rows) if (!UNCHECKED.test(name)) state.set(name, await rowsOfOthers(name));
  return state;
}

/** Returns options with every id of a hidden object replaced by one that does not exist. */
function ofMissing(value: unknown): unknown {
  if (typeof value === 'string') return ID.test(value) && !visible.has(value) ? MISSING_ID : value;
  if (Array.isArray(value)) return value.map(ofMissing);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, ofMissing(one)]));
}

/** Returns the contents of a rejection, or that the operation succeeded. */
const bytes = ({ status, error }: TestAnswer): string =>
  status < 400 ? 'done' : JSON.stringify({ status, error: { ...error, request_id: '' } });

test.each(SEEDS)(
  '[BD-04] objects of other businesses are neither changed nor distinguishable from missing ones (seed %d)',
  async (seed) => {
    const before = await stateOfOthers();
    await written();
    const holes: string[] = [];
    let compared = 0;
    for (const resource of calls) {
      const name = `${resource.name} ${resource.action}`;
      const [options] = fc.sample(validOptions(resource.options, known), { numRuns: 1, seed });
      const theirs = { ...options, business_id: await ownBusiness(resource) };
      await written();
      const answer = await send(resource, theirs);
      for (const table of (await written()).map((one) => one.replace(/^public\./, ''))) {
        const rows = before.get(table);
        if (!rows) continue;
        const after = await rowsOfOthers(table);
        if ([...rows].some((row) => !after.has(row)))
          holes.push(`${name} changes ${table}: ${JSON.stringify(theirs)}`);
        before.set(table, after);
      }
      const { business_id: _, ...named } = options ?? {};
      if (JSON.stringify(named) === JSON.stringify(ofMissing(named))) continue;
      compared += 1;
      const missing = await send(resource, {
        ...(ofMissing(named) as object),
        business_id: await ownBusiness(resource),
      });
      if (bytes(answer) !== bytes(missing))
        holes.push(`${name}: ${bytes(answer)}, missing ${bytes(missing)}: ${JSON.stringify(theirs)}`);
    }
    expect(compared).toBeGreaterThan(10);
    expect(holes).toEqual([]);
  },
  120_000,
);
