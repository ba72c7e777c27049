/** The reason for which a column keeps its value when an account is deleted. */
type Kept = { readonly kept: string };
/** The treatment of a column of a table whose rows stay: cleared by a foreign key or a step, or kept for a reason. */
export type ColumnTreatment = 'cleared' | Kept;

/** The treatment of the rows of a table when an account is deleted (AC-03). */
export type TableTreatment =
  /** Rows whose column has the id of the member are deleted, in batches; other columns are treated one by one. */
  | {
      readonly deletedBy: readonly string[];
      readonly columns?: Readonly<Record<string, ColumnTreatment>>;
    }
  /** Rows are deleted together with the rows of another table. */
  | { readonly deletedWith: string; readonly columns?: Readonly<Record<string, ColumnTreatment>> }
  /** Rows stay. Each column that can hold something of a member is listed. */
  | { readonly columns: Readonly<Record<string, ColumnTreatment>> };

const RECORDS: Kept = {
  kept: 'Records of invoices and payments are kept for as long as the law requires. They name the business, not the member.',
};
const OPERATOR: Kept = { kept: 'Written by the operator, not by members.' };
const NO_PERSON: Kept = { kept: 'Names no member: an id, a code or a number of the site.' };
const TRANSIENT: Kept = { kept: 'An id without content that is processed and deleted within minutes.' };
const OF_BUSINESS: Kept = {
  kept: 'Belongs to a business that other members still run. A business of the member alone is deleted.',
};
const HASH: Kept = { kept: 'A hash that cannot be read back, deleted when it expires.' };
const NOTICE: Kept = {
  kept: 'A legal notice, whose sender may have no account; deleted a year after its decision.',
};
const NO_ACCOUNT: Kept = {
  kept: 'A sign-up without an account, deleted when the team decides on it, or after 90 days.',
};
const AUDIT: Kept = {
  kept: 'The record of an action of the team, such as its reason. It no longer names the account, and is deleted after two years.',
};
const DANGLING: Kept = { kept: 'An id that identifies nothing after the deletion.' };

/**
 * The treatment of each table, by its name in the database. A column with a reference to a member, a text or an id that is not
 * treated here fails the test beside this file. The job deletes rows in the order of this list.
 */
export const PERSONAL_DATA: Readonly<Record<string, TableTreatment>> = {
  // Access and security
  sessions: { deletedBy: ['user_id'] },
  access_tokens: { deletedBy: ['user_id'] },
  authorization_codes: { deletedBy: ['user_id'] },
  app_grants: { deletedBy: ['user_id'] },
  refresh_tokens: { columns: { token_hash: HASH, grant_id: DANGLING, scopes: NO_PERSON } },
  webhook_deliveries: { deletedBy: ['user_id', 'actor_id'] },
  webhook_endpoints: { deletedWith: 'registered_apps' },
  registered_apps: { deletedBy: ['owner_id'] },
  two_step_logins: { deletedBy: ['user_id'] },
  two_step_changes: { deletedBy: ['user_id'] },
  recovery_codes: { deletedBy: ['user_id'] },
  pending_logins: { deletedBy: ['user_id'] },
  login_devices: { deletedBy: ['user_id'] },
  account_suspensions: { deletedBy: ['user_id'] },
  spam_limits: { deletedBy: ['user_id'] },
  passkeys: { deletedBy: ['user_id'] },
  sign_on_identities: { deletedBy: ['user_id'] },
  passkey_challenges: { deletedBy: ['user_id'] },
  password_resets: { deletedBy: ['user_id'] },
  idempotency_keys: { deletedBy: ['user_id'] },
  sign_up_requests: {
    columns: {
      email: NO_ACCOUNT,
      password_hash: NO_ACCOUNT,
      full_name: NO_ACCOUNT,
      username: NO_ACCOUNT,
      locale: NO_ACCOUNT,
      identity: NO_ACCOUNT,
      reason: NO_ACCOUNT,
    },
  },
  site_settings: { columns: { name: OPERATOR, value: OPERATOR } },
  word_rules: {
    columns: { phrase: OPERATOR, needle: OPERATOR, match: OPERATOR, action: OPERATOR, reason: OPERATOR },
  },
  storage_reports: { columns: { report: NO_PERSON } },
  own_writes: { columns: { user_id: TRANSIENT } },
  rate_limits: { columns: { key: HASH } },

  // Activity and settings
  former_usernames: { deletedBy: ['user_id'] },
  email_settings: { deletedBy: ['user_id'] },
  notification_choices: { deletedBy: ['user_id'] },
  notification_schedules: { deletedBy: ['user_id'] },
  email_survey_answers: { deletedBy: ['user_id'] },
  interest_follows: { deletedBy: ['follower_id'] },
  invite_codes: { deletedBy: ['sender_id'] },
  user_experiences: { deletedBy: ['user_id'] },
  recent_searches: { deletedBy: ['user_id'] },
  search_days: { deletedBy: ['user_id'] },
  home_feed_seen: { deletedBy: ['user_id'] },
  feed_left_out: { deletedBy: ['user_id'] },
  muted_sources: { deletedBy: ['user_id'] },
  mutes: { deletedBy: ['user_id', 'member_id'] },
  user_blocks: { deletedBy: ['blocker_id', 'blocked_id'] },
  pin_feedback: { deletedBy: ['user_id'] },
  board_looks: { deletedBy: ['user_id'] },
  board_follows: { deletedBy: ['follower_id'] },
  follow_requests: { deletedBy: ['requester_id', 'requested_id'] },
  user_follows: { deletedBy: ['follower_id', 'followed_id'] },
  business_calls: { deletedBy: ['user_id'] },

  // Notifications and messages
  news_actors: { deletedBy: ['actor_id'] },
  news: { deletedBy: ['user_id'] },
  news_settings: { deletedBy: ['user_id'] },
  notification_deliveries: { deletedBy: ['user_id'] },
  push_subscriptions: { deletedBy: ['user_id'] },
  push_keys: { columns: { public_key: NO_PERSON, sealed_private_key: NO_PERSON } },
  conversation_message_reactions: { deletedBy: ['user_id'] },
  conversation_messages: { deletedBy: ['sender_id'] },
  conversation_members: { deletedBy: ['user_id'] },
  conversations: { columns: { people_key: 'cleared' } },

  // Exports, imports, uploads, drafts
  member_exports: { deletedBy: ['owner_id'] },
  member_imports: { deletedBy: ['owner_id'] },
  import_results: { deletedWith: 'member_imports' },
  imported_items: { deletedBy: ['owner_id'] },
  pin_drafts: { deletedBy: ['owner_id'] },
  pin_draft_uploads: { deletedWith: 'pin_drafts' },
  video_uploads: { deletedBy: ['owner_id'] },
  uploads: { deletedBy: ['owner_id'] },

  // Comments and reactions
  comment_reactions: { deletedBy: ['user_id'] },
  reactions: { deletedBy: ['user_id'] },
  comment_mentions: { deletedBy: ['user_id'] },
  comments: { deletedBy: ['user_id'] },

  // Boards and pins
  board_invites: { deletedBy: ['invited_user_id', 'invited_by_id'] },
  board_invite_links: { deletedBy: ['invited_by_id'] },
  board_removals: { deletedBy: ['user_id', 'removed_by_id', 'invited_by_id'] },
  board_collaborators: { deletedBy: ['user_id'] },
  board_notes: { deletedBy: ['author_id'] },
  pins: { deletedBy: ['pinner_id'] },
  gone_pins: { columns: { id: DANGLING } },
  contents: { deletedBy: ['creator_id'], columns: { promoter_id: 'cleared' } },
  former_board_slugs: { deletedBy: ['owner_id'] },
  boards: { deletedBy: ['owner_id'] },
  board_sections: { deletedWith: 'boards' },
  former_section_slugs: { deletedWith: 'boards' },
  board_merges: { deletedWith: 'boards' },
  bulk_moves: { deletedBy: ['member_id'] },
  pin_merges: { deletedBy: ['member_id'] },
  board_guest_images: { deletedBy: ['owner_id'] },
  board_share_links: { deletedBy: ['created_by_id'] },
  captions: { deletedWith: 'contents' },
  content_topics: { deletedWith: 'contents' },
  removed_topics: { deletedWith: 'contents' },
  pin_promotions: { deletedWith: 'contents' },
  save_days: { deletedWith: 'contents' },
  link_checks: { deletedWith: 'contents' },
  much_saved: { deletedWith: 'contents' },
  shop_entries: { deletedWith: 'contents' },
  video_watch_times: { deletedBy: ['owner_id'] },
  outbound_clicks: { deletedWith: 'pins' },
  link_previews: {
    columns: {
      kind: NO_PERSON,
      subject_id: {
        kept: 'Deleted within an hour of its board, section or member, with the file of the image.',
      },
      key: { kept: 'Names the file of the image, and is deleted with it.' },
    },
  },
  images: {
    columns: {
      signature: { kept: 'Deleted with the image, when nothing else shows it.' },
      format: NO_PERSON,
      dominant_color: NO_PERSON,
      thumbhash: { kept: 'Deleted with the image, when nothing else shows it.' },
      sizes: NO_PERSON,
      look_words: { kept: 'Deleted with the image, when nothing else shows it.' },
      copy_hash: { kept: 'Deleted with the image, when nothing else shows it.' },
      look_model: { kept: 'Deleted with the image, when nothing else shows it.' },
    },
  },
  image_sketches: {
    columns: { image_id: { kept: 'Deleted with the image, when nothing else shows it.' } },
  },
  image_sketch_fills: { columns: {} },

  // Reports and decisions
  reports: { deletedBy: ['reporter_id', 'owner_id'] },
  audit_entries: {
    columns: {
      source: NO_PERSON,
      action: NO_PERSON,
      actor_id: 'cleared',
      member_id: 'cleared',
      details: AUDIT,
    },
  },
  moderation_decisions: { deletedBy: ['owner_id'], columns: { moderator_id: 'cleared' } },
  image_blocks: { columns: { reason: OPERATOR, sha256: NO_PERSON, copy_hash: NO_PERSON } },
  image_block_hits: { deletedBy: ['user_id'] },
  report_assignments: {
    columns: { kind: NO_PERSON, moderator_id: 'cleared', asked_by: 'cleared', object_id: TRANSIENT },
  },
  appeals: { deletedWith: 'moderation_decisions', columns: { answered_by: 'cleared' } },
  copyright_notices: {
    columns: {
      reference: NOTICE,
      name: NOTICE,
      email: NOTICE,
      addresses: NOTICE,
      work: NOTICE,
      decision: NOTICE,
      note: NOTICE,
      decided_by: 'cleared',
    },
  },

  // Businesses and ads
  business_digests: { deletedBy: ['user_id'] },
  stat_blocks: { deletedBy: ['owner_id'] },
  stat_hours: { deletedBy: ['owner_id'] },
  merchant_requests: { deletedBy: ['user_id'], columns: { reviewer_id: 'cleared' } },
  asset_group_items: { deletedBy: ['profile_id'] },
  customer_lists: { deletedBy: ['advertiser_id'] },
  customer_list_members: {
    columns: { email_hash: { kept: 'The trigger of `users` deletes the hash of the member.' } },
  },
  site_visitors: {
    columns: { email_hash: { kept: 'The trigger of `users` deletes the hash of the member.' } },
  },
  ad_clickers: {
    columns: {
      email_hash: { kept: 'The trigger of `users` deletes the hash of the member.' },
      serving: NO_PERSON,
    },
  },
  catalogs: { deletedBy: ['owner_id'] },
  catalog_items: { deletedWith: 'catalogs' },
  catalog_runs: { deletedWith: 'catalogs', columns: { started_by_id: 'cleared' } },
  catalog_findings: { deletedWith: 'catalog_runs' },
  product_groups: { deletedWith: 'catalogs' },
  product_group_items: { deletedWith: 'product_groups' },
  ad_accounts: { deletedBy: ['advertiser_id'] },
  campaigns: { deletedWith: 'ad_accounts' },
  audiences: { deletedWith: 'ad_accounts' },
  ad_days: { deletedWith: 'campaigns' },
  ad_placement_days: { deletedWith: 'campaigns' },
  conversion_tags: { deletedWith: 'ad_accounts' },
  conversion_tokens: { deletedWith: 'ad_accounts', columns: { made_by: 'cleared' } },
  conversion_uploads: { deletedWith: 'ad_accounts', columns: { started_by: 'cleared' } },
  conversion_upload_findings: { deletedWith: 'conversion_uploads' },
  conversion_events: { deletedWith: 'conversion_tags' },
  conversion_hours: { deletedWith: 'conversion_tags' },
  tag_shares: { deletedWith: 'conversion_tags', columns: { asked_by: 'cleared' } },
  ad_account_moves: { deletedWith: 'ad_accounts', columns: { started_by: 'cleared' } },
  business_members: { deletedBy: ['user_id'] },
  asset_group_members: { deletedWith: 'business_members' },
  business_invites: { deletedBy: ['user_id'], columns: { invited_by: 'cleared', email: 'cleared' } },
  sign_on_domains: {
    columns: {
      domain: OF_BUSINESS,
      token: OF_BUSINESS,
      issuer: OF_BUSINESS,
      client_id: OF_BUSINESS,
      sealed_secret: OF_BUSINESS,
    },
  },
  business_log: {
    columns: {
      actor_id: 'cleared',
      action: NO_PERSON,
      subject: OF_BUSINESS,
      changes: OF_BUSINESS,
    },
  },
  businesses: {
    columns: {
      kind: NO_PERSON,
      name: OF_BUSINESS,
      website_url: OF_BUSINESS,
      category: OF_BUSINESS,
      profile_id: 'cleared',
    },
  },
  asset_groups: { columns: { name: OF_BUSINESS } },
  bulk_uploads: { columns: { started_by: 'cleared', file_name: OF_BUSINESS } },
  bulk_upload_rows: {
    columns: { cells: OF_BUSINESS, state: NO_PERSON, made_id: DANGLING, findings: OF_BUSINESS },
  },
  payment_methods: { columns: { token: OF_BUSINESS, brand: OF_BUSINESS, last_four: OF_BUSINESS } },
  tax_details: { columns: { details: OF_BUSINESS } },
  charges: {
    columns: {
      business_id: RECORDS,
      account_id: RECORDS,
      key: RECORDS,
      purpose: RECORDS,
      invoice_id: RECORDS,
      currency: RECORDS,
      token: RECORDS,
      card: RECORDS,
      state: RECORDS,
      confirm_url: RECORDS,
    },
  },
  local_charges: { columns: { key: RECORDS, token: RECORDS, currency: RECORDS, state: RECORDS } },
  invoices: {
    columns: {
      number: RECORDS,
      kind: RECORDS,
      business_id: RECORDS,
      account_id: RECORDS,
      account_name: RECORDS,
      currency: RECORDS,
      billed_to: RECORDS,
      credits_id: RECORDS,
      note: RECORDS,
    },
  },
  ledger_entries: {
    columns: {
      account_id: RECORDS,
      from_book: RECORDS,
      to_book: RECORDS,
      reason: RECORDS,
      source_id: RECORDS,
    },
  },
  order_lines: {
    columns: {
      account_id: RECORDS,
      campaign_id: RECORDS,
      campaign_name: RECORDS,
      invoice_id: RECORDS,
    },
  },
  promotion_codes: { columns: { code: OPERATOR, currency: OPERATOR } },
  promotion_uses: { columns: { business_id: RECORDS, code: RECORDS, account_id: RECORDS } },
  counted_servings: { columns: { serving: NO_PERSON } },

  // Indexes, statistics and queues
  search_documents: {
    columns: {
      kind: { kept: 'Documents are deleted by the triggers of what they describe, within seconds.' },
      keys: { kept: 'As above.' },
      language: { kept: 'As above.' },
      label: { kept: 'As above.' },
      title: { kept: 'As above.' },
      body: { kept: 'As above.' },
      context: { kept: 'As above.' },
      facets: { kept: 'As above.' },
      board_id: { kept: 'As above.' },
      creator_id: { kept: 'As above.' },
      site: { kept: 'As above.' },
      look: { kept: 'As above.' },
    },
  },
  search_words: {
    columns: {
      word: { kept: 'A word is deleted with the last document that has it.' },
      kind: NO_PERSON,
      language: NO_PERSON,
      variants: { kept: 'A word is deleted with the last document that has it.' },
    },
  },
  search_queries: {
    columns: {
      query: { kept: 'Counted every night from the searches of at least three members.' },
      label: { kept: 'Counted every night from the searches of at least three members.' },
    },
  },
  search_state: {
    columns: {
      name: NO_PERSON,
      id: { kept: 'The id of the last document of a tier, found again every night.' },
    },
  },
  search_changes: { columns: { kind: TRANSIENT, ref: TRANSIENT } },
  topic_changes: { columns: { kind: TRANSIENT, ref: TRANSIENT } },
  graph_changes: { columns: { transaction_id: TRANSIENT, board_id: TRANSIENT, content_id: TRANSIENT } },
  domain_events: { columns: { name: TRANSIENT, aggregate_id: TRANSIENT, data: TRANSIENT } },
  countable_events: {
    columns: {
      owner_id: TRANSIENT,
      content_id: TRANSIENT,
      board_id: TRANSIENT,
      country: NO_PERSON,
      device: NO_PERSON,
    },
  },
  events: {
    columns: {
      id: NO_PERSON,
      type: NO_PERSON,
      view_type: NO_PERSON,
      view_parameter: NO_PERSON,
      component: NO_PERSON,
      element: NO_PERSON,
      pin_id: DANGLING,
      board_id: DANGLING,
      object_id: DANGLING,
      aux: NO_PERSON,
    },
  },
  home_feed_models: { columns: {} },
  home_feed_samples: { columns: { features: NO_PERSON } },

  // Content of the operator
  interests: {
    columns: { name: OPERATOR, url_name: OPERATOR, keywords: OPERATOR },
  },
  experiences: {
    columns: {
      placement_id: OPERATOR,
      experience_id: OPERATOR,
      type: OPERATOR,
      content: OPERATOR,
      targeting: OPERATOR,
      frequency: OPERATOR,
      triggered_by: OPERATOR,
    },
  },
  articles: {
    columns: {
      slug: OPERATOR,
      kind: OPERATOR,
      language: OPERATOR,
      title: OPERATOR,
      summary: OPERATOR,
      cover_pin_id: DANGLING,
      cover_alt_text: OPERATOR,
      blocks: OPERATOR,
      state: OPERATOR,
      author_id: 'cleared',
    },
  },
  article_images: { columns: {} },
  offsite_rules: {
    columns: {
      domain: OPERATOR,
      path_head: OPERATOR,
      path_pattern: OPERATOR,
      source: OPERATOR,
      status: OPERATOR,
      message: OPERATOR,
      reason: OPERATOR,
      load_id: OPERATOR,
    },
  },
  offsite_redirects: {
    columns: {
      url_hash: HASH,
      hops: { kept: 'Redirects of sites, deleted when they expire.' },
      failure: NO_PERSON,
    },
  },

  // The account itself, last
  account_closures: { deletedBy: ['user_id'] },
  users: { deletedBy: ['id'] },
};
