import { sql, type SQL } from 'drizzle-orm';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/db.ts';
import { newId } from '../../platform/ids/new-id.ts';
import { tables } from '../tables.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** The rows of the canary account, and of the member with whom it has to do. */
export type Canary = {
  /** A text that occurs nowhere else. */
  readonly word: string;
  readonly memberId: bigint;
  readonly otherId: bigint;
  /** A board and a content of the canary, and a content and a comment of the other member. */
  readonly boardId: bigint;
  readonly contentId: bigint;
  readonly otherContentId: bigint;
  readonly otherCommentId: bigint;
  readonly businessId: bigint;
};

/**
 * Columns with texts that the canary does not fill, with the reason. All others with texts, of tables whose rows are deleted, must
 * have held its word before the deletion.
 */
export const NOT_FILLED: readonly { readonly columns: RegExp; readonly reason: string }[] = [
  {
    columns: /(_hash|\.sealed_secret|\.public_key|\.code_challenge|uploads\.key|catalog_runs\.key)$/,
    reason: 'A hash, a key or a secret of the site, not a text of the member.',
  },
  {
    columns:
      /\.(kind|state|status|code|currency|locale|country|list|color|scopes|off|transports|source|decision|failure_code|failure_codec|feedback_type|clickthrough_type|creative_type|category|third_party_ad_id|object_id|day|time_zone|scheduled_zone|placement_id|experience_id|reasons|reason|field|reaction_counts)$/,
    reason: 'A code, a name of the site or a number, which no member writes.',
  },
  {
    columns:
      /^(ad_account_moves|pin_promotions|ad_accounts\.brand_safety|stat_blocks|video_uploads\.renditions|mutes\.patterns|member_imports\.choices|catalog_runs\.(failure_fields|ignored_columns)|app_grants\.)/,
    reason: 'Ids, numbers and settings by codes.',
  },
  {
    columns: /^(contents\.auto_alt_text|shop_entries\.brand|business_calls\.phone)$/,
    reason: 'Computed from the fields that are filled, or a number.',
  },
  {
    columns: /^registered_apps\.id$|^(access_tokens|authorization_codes|webhook_endpoints)\.app_id$/,
    reason: 'An id of the site.',
  },
];

/** Returns the columns with free texts of the tables whose rows are deleted with an account, as `table.column`. */
export function textColumns(): readonly string[] {
  const found: string[] = [];
  for (const table of Object.values(tables)) {
    if (!is(table, PgTable)) continue;
    const { name, columns } = getTableConfig(table);
    const treatment = PERSONAL_DATA[name];
    if (!treatment || !('deletedBy' in treatment || 'deletedWith' in treatment)) continue;
    for (const column of columns) {
      const isEnum = ((column as { enumValues?: readonly string[] }).enumValues ?? []).length > 0;
      if (/text|json/.test(column.getSQLType()) && !isEnum) found.push(`${name}.${column.name}`);
    }
  }
  return found;
}

/**
 * Writes the rows of a member that their own calls of the API do not write: those of apps, imports, the team, moderation, catalogs
 * and ads.
 */
export async function insertCanaryRows(db: Db, canary: Canary): Promise<void> {
  const {
    word,
    memberId: me,
    otherId,
    boardId,
    contentId,
    otherContentId,
    otherCommentId,
    businessId,
  } = canary;
  const text = `A ${word} word`;
  const json = JSON.stringify({ text });
  const id = Array.from({ length: 29 }, () => newId());
  const [account, list, tag, upload, catalog, run, imported, decision, ofOther] = id as [
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
    bigint,
  ];
  const address = `https://${word}.example/`;
  const statements: readonly SQL[] = [
    sql`insert into registered_apps (id, owner_id, name, website_url, redirect_uris)
      values ('app_canary', ${me}, ${text}, ${address}, array[${address}])`,
    sql`insert into app_grants (id, user_id, app_id, registered_app_id, scopes, expires_at)
      values (${id[9]}, ${me}, 'app_canary', 'app_canary', '{boards:read}', now() + interval '1 day')`,
    sql`insert into refresh_tokens (token_hash, grant_id, scopes, created_at, expires_at)
      values ('a hash of the canary', ${id[9]}, '{boards:read}', now(), now() + interval '1 day')`,
    sql`insert into access_tokens (id, token_hash, user_id, app_id, grant_id, name, scopes, expires_at)
      values (${id[10]}, 'another hash', ${me}, 'app_canary', ${id[9]}, ${text}, '{boards:read}', now() + interval '1 day')`,
    sql`insert into authorization_codes (code_hash, user_id, app_id, grant_id, redirect_uri, scopes, code_challenge, expires_at)
      values ('a third hash', ${me}, 'app_canary', ${id[9]}, ${address}, '{boards:read}', 'challenge', now() + interval '1 day')`,
    sql`insert into webhook_endpoints (id, app_id, url, event_types, secret, previous_secret, created_at, disabled_at, disabled_reason)
      values (${id[22]}, 'app_canary', ${address}, array[${word}], ${word}, ${word}, now(), now(), ${text})`,
    sql`insert into webhook_deliveries (id, endpoint_id, event_type, grant_id, user_id, actor_id, scopes, payload, state, last_error, last_response, created_at)
      values (${id[23]}, ${id[22]}, ${word}, ${id[9]}, ${me}, ${me}, '{boards:read}', ${json}, 'failed', ${text}, ${text}, now())`,
    sql`insert into sign_on_identities (id, user_id, provider, issuer, subject, email, created_at)
      values (${id[24]}, ${me}, ${word}, ${address}, ${word}, ${`${word}@id.example`}, now())`,
    sql`insert into push_subscriptions (id, user_id, session_hash, endpoint, p256dh, auth, device)
      select ${id[25]}, ${me}, min(token_hash), ${address}, ${word}, ${word}, ${text} from sessions where user_id = ${me}`,
    sql`insert into board_share_links (id, board_id, code_hash, created_by_id, label) values (${id[26]}, ${boardId}, 'a fifth hash', ${me}, ${text})`,
    sql`insert into board_guest_images (id, board_id, owner_id, link_id, image_id, guest_name, note)
      select ${id[27]}, ${boardId}, ${me}, ${id[26]}, image_id, ${text}, ${text} from contents where id = ${contentId}`,
    sql`insert into former_board_slugs (owner_id, slug, board_id, was_secret) values (${me}, ${word}, ${boardId}, false)`,
    sql`insert into former_section_slugs (board_id, slug, section_id, was_secret)
      select board_id, ${word}, id, false from board_sections where board_id = ${boardId}`,
    sql`insert into two_step_changes (id, user_id, change, reason) values (${id[11]}, ${me}, 'off_by_operator', ${text})`,
    sql`insert into spam_limits (id, user_id, rule, sample, count, created_at) values (${id[28]}, ${me}, 'same_link', ${text}, 5, now())`,
    sql`insert into account_suspensions (user_id, reason, starts_at, ends_at) values (${me}, ${text}, now(), now())`,
    sql`update sessions set device = ${text} where user_id = ${me}`,
    sql`insert into audit_entries (id, at, source, action, actor_id, member_id, details)
      values (${id[12]}, now(), 'web', 'member_suspended', ${otherId}, ${me}, ${json}::jsonb)`,
    sql`insert into captions (name, content_id, vtt) values (${`${word}.en`}, ${contentId}, ${text})`,
    sql`insert into comment_mentions (comment_id, user_id, username) values (${otherCommentId}, ${me}, ${word})`,
    sql`insert into image_blocks (id, distance, reason, created_at) values (${id[13]}, 0, 'A reason of the team', now())`,
    sql`insert into image_block_hits (block_id, user_id, at) values (${id[13]}, ${me}, now())`,
    sql`insert into member_imports (id, owner_id, state, file_name, bytes, preview)
      values (${imported}, ${me}, 'done', ${`${word}.zip`}, 7, ${json}::jsonb)`,
    sql`insert into import_results (import_id, nth, kind, title, result) values (${imported}, 1, 'pin', ${text}, 'created')`,
    sql`insert into imported_items (owner_id, source, kind, source_id, target_id, import_id)
      values (${me}, 'bookmarks', 'pin', ${word}, ${contentId}, ${imported})`,
    sql`insert into merchant_requests (id, business_id, user_id, website, words, answer)
      values (${id[14]}, ${businessId}, ${me}, ${address}, ${text}, ${text})`,
    sql`insert into moderation_decisions (id, moderator_id, kind, object_id, owner_id, decision, reasons, report_count, excerpt, note, statement)
      values (${decision}, ${otherId}, 'pin', ${contentId}, ${me}, 'remove', '[]', 1, ${text}, ${text}, ${json}::jsonb)`,
    sql`insert into appeals (id, decision_id, text, answer_text) values (${id[15]}, ${decision}, ${text}, ${text})`,
    sql`insert into reports (id, reporter_id, kind, object_id, owner_id, seen_id, excerpt, reason, detail)
      values (${ofOther}, ${otherId}, 'pin', ${contentId}, ${me}, ${contentId}, ${text}, 'spam', ${text})`,
    sql`insert into ad_accounts (id, advertiser_id, business_id, name) values (${account}, ${me}, ${businessId}, ${text})`,
    sql`insert into customer_lists (id, advertiser_id, name) values (${list}, ${me}, ${text})`,
    sql`insert into audiences (id, account_id, kind, name, list_id) values (${id[16]}, ${account}, 'customer_list', ${text}, ${list})`,
    sql`insert into campaigns (id, account_id, name, objective, price_micro, daily_micro, starts_on, time_zone)
      values (${id[17]}, ${account}, ${text}, 'awareness', 1, 1, '2026-01-01', 'UTC')`,
    sql`insert into conversion_tags (id, business_id, account_id, name) values (${tag}, ${businessId}, ${account}, ${text})`,
    sql`insert into conversion_tokens (id, business_id, account_id, name, token_hash, made_by)
      values (${id[18]}, ${businessId}, ${account}, ${text}, 'a fourth hash', ${me})`,
    sql`insert into conversion_events (tag_id, event_id, name, source, order_id, happened_at, received_at)
      values (${tag}, ${word}, 'checkout', 'api', ${word}, now(), now())`,
    sql`insert into conversion_uploads (id, business_id, account_id, kind, file_name, lines)
      values (${upload}, ${businessId}, ${account}, 'events', ${`${word}.csv`}, 1)`,
    sql`insert into catalogs (id, business_id, owner_id, board_id, name, currency, source_url)
      values (${catalog}, ${businessId}, ${me}, ${boardId}, ${text}, 'EUR', ${address})`,
    sql`insert into catalog_runs (id, catalog_id, source, file_name, key) values (${run}, ${catalog}, 'file', ${`${word}.csv`}, 'a key')`,
    sql`insert into catalog_findings (run_id, seq, line, item_id, code, severity, value)
      values (${run}, 1, 1, ${word}, 'price_invalid', 'error', ${text})`,
    sql`insert into catalog_items (catalog_id, item_id, line, product, seen_run_id, shown_image_url)
      values (${catalog}, ${word}, 1, ${json}::jsonb, ${run}, ${address})`,
    sql`insert into pin_merges (id, member_id, former) values (${catalog}, ${me}, ${json}::jsonb)`,
    sql`insert into product_groups (id, catalog_id, name, rules) values (${catalog}, ${catalog}, ${text}, ${json}::jsonb)`,
    sql`insert into product_group_items (group_id, item_id) values (${catalog}, ${word})`,
    sql`insert into business_invites (id, business_id, invited_by, email, role, expires_at)
      values (${id[19]}, ${businessId}, ${me}, ${`${word}@mail.example`}, 'employee', now() + interval '1 day')`,
    sql`insert into user_blocks (blocker_id, blocked_id, context) values (${me}, ${otherId}, ${json}::jsonb)`,
    sql`insert into pin_feedback (user_id, content_id, feedback_type, context)
      values (${me}, ${otherContentId}, 'hide', ${json}::jsonb) on conflict (user_id, content_id) do update set context = excluded.context`,
    sql`insert into search_days (day, key, user_id, query) values (current_date, ${word}, ${me}, ${text})`,
    sql`insert into outbound_clicks (id, pin_id, host, status, clicked_at)
      select ${id[20]}, min(pins.id), ${`${word}.example`}, 'ok', now() from pins where content_id = ${contentId}`,
    sql`insert into video_uploads (id, owner_id, bytes) values (${id[21]}, ${me}, 7)`,
    sql`insert into link_previews (kind, subject_id, key) values ('board', ${boardId}, ${word})`,
    sql`update uploads set failure_detail = ${text} where owner_id = ${me}`,
    sql`insert into idempotency_keys (user_id, key, request_hash, answer) values (${me}, ${word}, 'hash', ${json}::jsonb)`,
    sql`update contents set rich = rich || ${json}::jsonb where id = ${contentId}`,
  ];
  // In sequence: later rows refer to earlier ones.
  // oxlint-disable-next-line eslint/no-await-in-loop
  for (const statement of statements) await db.execute(statement);
}
