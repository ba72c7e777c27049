import pg from 'pg';

/** The members of the world who leave, each with boards of about 10,000 Pins. */
export const LEAVERS = [2000] as const;
const BOARDS_EACH = 200;
const ROWS_EACH = 5000;

/** Gives each leaver the boards and Pins of a part of the world, and comments, reactions, followers, notifications and messages. */
export async function seedLeavers(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`set session_replication_role = replica`);
    for (const [at, id] of LEAVERS.entries())
      for (const statement of statementsOf(id, at * BOARDS_EACH)) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

function statementsOf(id: number, firstBoard: number): readonly string[] {
  const isTheirs = `board_id > ${firstBoard} and board_id <= ${firstBoard + BOARDS_EACH}`;
  const rowId = (nth: number): string => `((1700000000000 + n * 7) << 22) + ${id * 10 + nth}`;
  const others = `(select id, row_number() over (order by id) as nth from contents where creator_id <> ${id} limit ${ROWS_EACH})`;
  const own = `(select id, row_number() over (order by id) as nth from contents where creator_id = ${id} limit ${ROWS_EACH})`;
  return [
    `update boards set owner_id = ${id} where id > ${firstBoard} and id <= ${firstBoard + BOARDS_EACH}`,
    `update pins set pinner_id = ${id} where ${isTheirs}`,
    `update contents set creator_id = ${id} where id in (select content_id from pins where ${isTheirs} and not is_repin)`,
    `insert into comments (id, content_id, user_id, text)
      select ${rowId(1)}, made.id, ${id}, 'A comment of the leaver' from generate_series(1, ${ROWS_EACH}) n join ${others} made on made.nth = n`,
    `insert into comments (id, content_id, user_id, text)
      select ${rowId(2)}, made.id, 1 + n % 1000, 'A comment for the leaver' from generate_series(1, ${ROWS_EACH}) n join ${own} made on made.nth = n`,
    `insert into reactions (content_id, user_id, reaction_type) select made.id, ${id}, 1 from ${others} made on conflict do nothing`,
    `insert into user_follows (follower_id, followed_id) select n, ${id} from generate_series(1, 1900) n on conflict do nothing`,
    `insert into user_follows (follower_id, followed_id) select ${id}, n from generate_series(1, 1900) n on conflict do nothing`,
    `insert into news (id, user_id, kind, subject_id, actor_count, last_at)
      select ${rowId(3)}, 1 + n % 1900, 'reaction', made.id, 1, now() from generate_series(1, ${ROWS_EACH}) n join ${others} made on made.nth = n`,
    `insert into news_actors (news_id, actor_id, at) select ${rowId(3)}, ${id}, now() from generate_series(1, ${ROWS_EACH}) n`,
    `insert into recent_searches (user_id, key, query, searched_at) select ${id}, 'word ' || n, 'word ' || n, now() from generate_series(1, 30) n`,
    `insert into account_closures (user_id, closed_at, delete_at) values (${id}, now() - interval '15 days', now() - interval '1 day')`,
  ];
}
