import type pg from 'pg';
import { createDatabase } from '../world/create-database.ts';
import type { HomeWorld } from './home-world.ts';

/** Creates a database on the server of `url`, stores a generated site in it, and returns its address. */
export function storeHomeWorld(url: string, name: string, world: HomeWorld): Promise<string> {
  return createDatabase(url, name, (client) => fill(client, world));
}

async function fill(client: pg.Client, world: HomeWorld): Promise<void> {
  const { shape, creators, saves, members } = world;
  const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
  const contents = numbers(shape.contents);
  const pairs = (of: (member: (typeof members)[number]) => Iterable<number>): [number[], number[]] => {
    const all = members.flatMap((member) => [...of(member)].map((other) => [member.id, other] as const));
    return [all.map(([id]) => id), all.map(([, other]) => other)];
  };
  const run = (text: string, values: unknown[] = []): Promise<unknown> => client.query(text, values);
  await run('set session_replication_role = replica');
  await run(
    `insert into users (id, username, email, password_hash, full_name, first_name)
      select n, 'user' || n, 'user' || n || '@pegboard.example', 'none', 'User ' || n, 'User' from generate_series(1, $1::int) n`,
    [creators + shape.members],
  );
  await run(
    `insert into interests (id, name, url_name) select n, 'Topic ' || n, 'topic-' || n from generate_series(1, $1::int) n`,
    [shape.topics],
  );
  await run(
    `insert into boards (id, owner_id, name, slug, privacy)
      select id, owner, 'Board ' || id, 'board-' || id, 'public' from unnest($1::bigint[], $2::bigint[]) as of (id, owner)`,
    [numbers(world.boards), numbers(world.boards).map(world.ownerOf)],
  );
  await run(`insert into images (id, signature, width, height, format, dominant_color, thumbhash, byte_size, avif_ready, has_keyed_name, sizes)
    values (1, md5('1'), 1000, 1000, 'jpeg', '#808080', '1QcSHQRnh493V4dIh4eXh1h4kJUI', 1000, true, true, '{}')`);
  await run(
    `insert into contents (id, creator_id, image_id, title, interest_id, created_at)
      select id, creator, 1, 'Pin ' || id, topic, now() - age * interval '1 day'
      from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::float8[]) as of (id, creator, topic, age)`,
    [contents, contents.map(world.creatorOf), contents.map(world.topicOf), contents.map(world.ageOf)],
  );
  await run(
    `insert into pins (id, content_id, board_id, pinner_id, is_repin, position)
      select id, id, creator_id, creator_id, false, id from contents`,
  );
  await run(
    `insert into pins (id, content_id, board_id, pinner_id, is_repin, position)
      select nth + $3::bigint, content, board, boards.owner_id, true, nth
      from unnest($1::bigint[], $2::bigint[]) with ordinality as of (content, board, nth) join boards on boards.id = of.board
      on conflict do nothing`,
    [saves.map(({ content }) => content), saves.map(({ board }) => board), shape.contents],
  );
  await run(
    `update contents set save_count = counted.saves
      from (select content_id, count(*) as saves from pins where is_repin group by 1) counted where counted.content_id = contents.id`,
  );
  for (const [table, columns, values] of [
    ['user_follows', 'follower_id, followed_id', pairs(({ people }) => people)],
    ['interest_follows', 'follower_id, interest_id', pairs(({ topics }) => topics)],
    ['board_follows', 'follower_id, board_id', pairs(({ followedBoards }) => followedBoards)],
  ] as const)
    await run(`insert into ${table} (${columns}) select * from unnest($1::bigint[], $2::bigint[])`, values);
  await run('vacuum analyze');
}
