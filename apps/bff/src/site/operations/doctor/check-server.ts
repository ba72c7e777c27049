import type pg from 'pg';
import type { CheckResult } from './check-result.ts';

/** The settings and the state of a database server. */
export type ServerFacts = {
  readonly database: string;
  readonly encoding: string;
  /** The locale of the C library that decides on upper and lower case; null if ICU or PostgreSQL itself does. */
  readonly ctype: string | null;
  /** The version of the collation with which the indexes were built, and that of the system; null if it has none. */
  readonly collation_then: string | null;
  readonly collation_now: string | null;
  readonly is_standby: boolean;
  readonly is_read_only: boolean;
  readonly syncs_commits: boolean;
  readonly connections: number;
  readonly connections_max: number;
  /** Minutes of the longest open transaction that does nothing. */
  readonly idle_minutes: number;
  readonly idle_process: number | null;
  /** A replication slot that no standby reads, and the MB of write-ahead log that it keeps. */
  readonly slot: string | null;
  readonly slot_mb: number;
  readonly can_create: boolean;
};

const IDLE_MINUTES_MAX = 10;
const CONNECTIONS_SHARE_MAX = 0.9;
const SLOT_MB_MAX = 1024;

/** Checks the settings and the state of the database server (OP-08). */
export async function checkServer(client: pg.Client): Promise<readonly CheckResult[]> {
  return toServerCheckResults(await readServerFacts(client));
}

/** Reads the settings and the state of the server. */
export async function readServerFacts(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(`
    select d.datname as database, pg_encoding_to_char(d.encoding) as encoding,
      case when d.datlocprovider = 'c' then d.datctype end as ctype,
      d.datcollversion as collation_then, pg_database_collation_actual_version(d.oid) as collation_now,
      pg_is_in_recovery() as is_standby,
      current_setting('default_transaction_read_only')::boolean as is_read_only,
      current_setting('synchronous_commit') <> 'off' as syncs_commits,
      (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
      current_setting('max_connections')::int as connections_max,
      coalesce((select floor(extract(epoch from now() - min(state_change)) / 60)::int from pg_stat_activity
        where state like 'idle in transaction%' and datname = current_database()), 0) as idle_minutes,
      (select pid from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()
        order by state_change limit 1) as idle_process,
      slot.slot_name::text as slot, coalesce(slot.kept_mb, 0) as slot_mb,
      has_schema_privilege('public', 'create') and has_database_privilege(current_database(), 'create') as can_create
    from pg_database d left join lateral (
      select slot_name, (pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end,
        restart_lsn) / 1048576)::int as kept_mb
      from pg_replication_slots where not active and restart_lsn is not null order by restart_lsn limit 1) slot on true
    where d.datname = current_database()`);
  const [facts] = rows;
  if (!facts) throw new Error('The server does not list its own database.');
  return facts;
}

type Rule = Required<Omit<CheckResult, 'about' | 'says' | 'advice'>> & {
  readonly applies: (facts: ServerFacts) => boolean;
  readonly says: (facts: ServerFacts) => string;
  readonly advice: (facts: ServerFacts) => string;
};

const RULES: readonly Rule[] = [
  {
    applies: ({ encoding }) => encoding !== 'UTF8',
    state: 'wrong',
    says: ({ encoding }) => `stores texts as ${encoding}, not UTF8: many cannot be stored`,
    advice: () =>
      "Run `pegboard backup`, create a database with ENCODING 'UTF8' TEMPLATE template0, and `pegboard restore` into it.",
  },
  {
    applies: ({ encoding, ctype }) => encoding === 'UTF8' && (ctype === 'C' || ctype === 'POSIX'),
    state: 'look',
    says: ({ ctype }) =>
      `has the locale ${ctype}: letters beyond a to z have no upper and lower case in searches`,
    advice: () =>
      "Run `pegboard backup`, create a database with LOCALE 'C.UTF-8' TEMPLATE template0, and `pegboard restore` into it.",
  },
  {
    applies: ({ collation_then: before, collation_now: now }) =>
      before !== null && now !== null && before !== now,
    state: 'wrong',
    says: ({ collation_then: before, collation_now: now }) =>
      `was built with version ${before} of its collation, and the system has ${now}: indexes of texts may miss rows`,
    advice: ({ database }) =>
      `With psql: REINDEX DATABASE "${database}"; ALTER DATABASE "${database}" REFRESH COLLATION VERSION;`,
  },
  {
    applies: ({ is_standby: isStandby }) => isStandby,
    state: 'wrong',
    says: () => 'is a standby, which takes no writes',
    advice: () => 'Set DATABASE_URL to the primary, or promote this one: pg_ctl promote.',
  },
  {
    applies: ({ is_standby: isStandby, is_read_only: isReadOnly }) => isReadOnly && !isStandby,
    state: 'wrong',
    says: () => 'is set to read only',
    advice: ({ database }) => `With psql: ALTER DATABASE "${database}" RESET default_transaction_read_only;`,
  },
  {
    applies: ({ can_create: canCreate }) => !canCreate,
    state: 'wrong',
    says: () => 'does not let the role of the site create tables and schemas: upgrades fail',
    advice: ({ database }) =>
      `With psql, as its owner: GRANT CREATE ON DATABASE "${database}" TO the role; GRANT CREATE ON SCHEMA public TO the role;`,
  },
  {
    applies: ({ syncs_commits: syncs }) => !syncs,
    state: 'look',
    says: () => 'confirms writes before they are on disk: a power cut loses the last ones',
    advice: ({ database }) => `With psql: ALTER DATABASE "${database}" RESET synchronous_commit;`,
  },
  {
    applies: ({ connections, connections_max: most }) => connections >= most * CONNECTIONS_SHARE_MAX,
    state: 'look',
    says: ({ connections, connections_max: most }) => `has ${connections} of ${most} connections in use`,
    advice: () => 'Raise max_connections of PostgreSQL and restart it, or run fewer processes.',
  },
  {
    applies: ({ idle_minutes: minutes }) => minutes >= IDLE_MINUTES_MAX,
    state: 'look',
    says: ({ idle_minutes: minutes }) =>
      `has a transaction that has been open for ${minutes} minutes and does nothing: deleted rows are not cleaned up`,
    advice: ({ idle_process: process }) => `With psql: SELECT pg_terminate_backend(${process});`,
  },
  {
    applies: ({ slot, slot_mb: kept }) => slot !== null && kept >= SLOT_MB_MAX,
    state: 'wrong',
    says: ({ slot, slot_mb: kept }) =>
      `keeps ${kept} MB for the replica of the slot ${slot}, which is behind and not connected: the disk fills`,
    advice: ({ slot }) =>
      `Start the replica again; if it is gone, with psql: SELECT pg_drop_replication_slot('${slot}');`,
  },
];

/** Returns the check results for the settings and the state of a server. */
export function toServerCheckResults(facts: ServerFacts): readonly CheckResult[] {
  return RULES.filter(({ applies }) => applies(facts)).map(({ state, says, advice }) => ({
    about: 'database',
    state,
    says: says(facts),
    advice: advice(facts),
  }));
}
