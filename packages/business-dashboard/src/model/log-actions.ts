/**
 * The actions in the log of a business, such as `member.removed`: the server writes them, and the page has a
 * message for each.
 */
export const LOG_ACTIONS = [
  'business.created',
  'business.changed',
  'campaign.created',
  'campaign.changed',
  'campaign.active',
  'campaign.paused',
  'campaign.ended',
  'audience.created',
  'audience.deleted',
  'brand_safety.changed',
  'conversion_tag.created',
  'conversion_tag.deleted',
  'conversion_token.created',
  'conversion_token.revoked',
  'bulk_upload.applied',
  'conversion_upload.started',
  'billing.topped_up',
  'billing.prepaid',
  'billing.monthly',
  'card.added',
  'card.removed',
  'invoice.paid',
  'promotion.used',
  'tax_details.changed',
  'member.invited',
  'member.uninvited',
  'member.joined',
  'member.left',
  'member.removed',
  'member.role_changed',
  'member.sessions_ended',
  'tree.added',
  'tree.joined',
  'tree.moved',
  'tree.removed',
  'integration.set_up',
  'integration.removed',
  'ad_account.created',
  'ad_move.drafted',
  'ad_move.prepared',
  'ad_move.moved',
  'ad_move.confirmed',
  'ad_move.cancelled',
  'ad_move.undone',
  'asset_group.created',
  'asset_group.renamed',
  'asset_group.deleted',
  'asset_group.asset_added',
  'asset_group.asset_removed',
  'asset_group.member_assigned',
  'asset_group.member_removed',
  'tag_share.asked',
  'tag_share.accepted',
  'tag_share.ended',
  'catalog.created',
  'catalog.changed',
  'catalog.deleted',
  'merchant.asked',
] as const;

/** One of `LOG_ACTIONS`. */
export type LogAction = (typeof LOG_ACTIONS)[number];

/** The changed fields in log entries, by their names in requests. */
export const LOG_FIELDS = [
  'name',
  'objective',
  'price_micro',
  'daily_micro',
  'total_micro',
  'starts_on',
  'ends_on',
  'time_zone',
] as const;

/**
 * The former and new value of a field: null if unset, days as `2026-11-22`, amounts in millionths of the
 * currency.
 */
export type LogChange = {
  readonly field: (typeof LOG_FIELDS)[number];
  readonly from: string | number | null;
  readonly to: string | number | null;
  /** The currency of an amount. */
  readonly currency?: string | undefined;
};
