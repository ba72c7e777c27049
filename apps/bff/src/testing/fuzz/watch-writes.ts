import type { Pool } from 'pg';

/** Returns the tables that were written since the last call, without rolled-back writes. */
export type Written = () => Promise<readonly string[]>;

/** Watches every table of a database: a trigger records each written row, in the transaction that writes it. */
export async function trackWrites(pool: Pool): Promise<Written> {
  await pool.query(`
    create schema watch;
    create unlogged table watch.written (name text);
    create function watch.note() returns trigger language plpgsql as $$
      begin
        insert into watch.written values (tg_table_schema || '.' || tg_table_name);
        return null;
      end $$;
    do $$
      declare name text;
      begin
        for name in
          select oid::regclass from pg_class
          where relkind in ('r', 'p') and not relispartition
            and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema', 'watch')
        loop
          execute 'create trigger watched after insert or update or delete on ' || name
            || ' for each row execute function watch.note()';
        end loop;
      end $$`);
  return async () => {
    const { rows } = await pool.query<{ name: string }>('delete from watch.written returning name');
    return [...new Set(rows.map(({ name }) => name))];
  };
}
