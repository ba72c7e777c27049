import type { Client } from 'pg';

const ROWS = 2000;
/** Ids below those that the site creates. */
const FIRST = 1_000_000;

/**
 * Adds some thousand rows to the large tables, all of other members and their secret boards: the site shows none of them, and
 * PostgreSQL plans for tables that are not nearly empty.
 */
export async function fillTables(client: Client): Promise<void> {
  await client.query(`
    set session_replication_role = replica;
    create temporary table made as select ${FIRST} + n as id, n from generate_series(1, ${ROWS}) n;
    insert into users (id, username, email, password_hash, full_name, first_name)
      select id, 'filler' || n, 'filler' || n || '@pegboard.example', 'none', 'Filler', 'Filler' from made;
    insert into boards (id, owner_id, name, slug, privacy) select id, id, 'Board ' || n, 'board-' || n, 'secret' from made;
    insert into images (id, signature, width, height, format, dominant_color, thumbhash, byte_size, avif_ready, has_keyed_name, sizes)
      select id, md5(n::text), 10, 10, 'jpeg', '#000000', '', 1, true, true, '{}' from made;
    insert into contents (id, creator_id, image_id) select id, id, id from made;
    insert into pins (id, content_id, board_id, pinner_id, position) select id, id, id, id, n from made;
    insert into user_follows (follower_id, followed_id) select id, ${FIRST} + 1 + n % ${ROWS} from made;
    insert into user_blocks (blocker_id, blocked_id) select id, ${FIRST} + 1 + (n + 7) % ${ROWS} from made;
    insert into board_collaborators (board_id, user_id) select id, ${FIRST} + 1 + n % ${ROWS} from made;
    insert into reactions (content_id, user_id, reaction_type) select id, id, 1 from made;
    insert into comments (id, content_id, user_id, text) select id, id, id, 'Nice' from made;
    insert into news (id, user_id, kind, subject_id, actor_count, last_at) select id, id, 'follow', 0, 1, now() from made;
    insert into pin_feedback (user_id, content_id, feedback_type) select id, id, 'hide' from made;
    insert into sessions (token_hash, user_id, expires_at) select md5(n::text), id, now() from made;
    reset session_replication_role`);
}
