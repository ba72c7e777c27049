import { BLOCKED_LINK_TEXTS } from '@pegboard/types';
import { toFieldErrors, type FieldError } from './field-errors.ts';

/**
 * Every error that a caller can receive: its code, its HTTP status and its text for people. `docs/errors.md` lists the
 * same rows, which a test checks. Codes never change their meaning.
 */
export const ERRORS = {
  bad_request: { status: 400, message: 'The request could not be read.' },
  invalid_input: { status: 400, message: 'Some of what was sent is not valid.' },
  host_unknown: { status: 421, message: 'This address does not belong to this site.' },
  app_request_invalid: {
    status: 400,
    message: 'This app cannot be connected: its request is not one that we know.',
  },
  bookmark_invalid: { status: 400, message: 'This bookmark is not one of ours, or belongs to another list.' },
  link_invalid: { status: 400, message: 'This link is not one of ours, or was changed on its way.' },
  page_size_invalid: { status: 400, message: 'A page holds between 1 and 100 entries.' },
  reset_link_invalid: {
    status: 400,
    message: 'This link has been used, or is too old. Ask for a new one.',
  },
  passkey_invalid: {
    status: 400,
    message: 'This passkey could not be checked. Try again, or use your password.',
  },
  catalog_busy: {
    status: 409,
    message: 'A feed of this catalog is being worked on. Wait until it is done, or cancel it.',
  },
  products_full: {
    status: 409,
    message: 'This catalog has 1,000 products that were added by hand. Remove one first, or use a feed.',
  },
  product_groups_full: { status: 409, message: 'This catalog has 30 product groups. Delete one first.' },
  catalogs_full: { status: 409, message: 'This business has 50 catalogs. Delete one first.' },
  tags_full: { status: 409, message: 'This ad account has 20 tags. Delete one first.' },
  apps_full: { status: 409, message: 'You have registered 10 apps. Delete one first.' },
  webhook_endpoints_full: { status: 409, message: 'This app has 5 webhook addresses. Delete one first.' },
  webhook_endpoint_disabled: { status: 409, message: 'This webhook address is disabled. Enable it first.' },
  personal_tokens_full: { status: 409, message: 'You have 20 tokens. Revoke one first.' },
  tokens_full: { status: 409, message: 'This ad account has 20 tokens. Revoke one first.' },
  upload_piece_missing: {
    status: 409,
    message: 'A piece of this file did not come. Send the pieces in order, from the one that is asked for.',
  },
  asset_group_name_taken: { status: 409, message: 'Another group of this business has this name.' },
  ad_move_open: { status: 409, message: 'This ad account is on its way already. End that move first.' },
  ad_move_step_refused: {
    status: 409,
    message: 'Somebody has gone on with this move meanwhile. Look at where it is now.',
  },
  ad_move_stopped: {
    status: 409,
    message: 'Something is in the way of this move. Look at its check list.',
  },
  tag_shares_full: { status: 409, message: 'This tag is shared with 50 businesses. End one of these first.' },
  asset_groups_full: { status: 409, message: 'This business has 100 asset groups. Delete one first.' },
  merchant_verified: { status: 409, message: 'You are a verified merchant already.' },
  merchant_request_waiting: { status: 409, message: 'You have asked already. We will let you know.' },
  appeal_sent: { status: 409, message: 'You have appealed this decision already.' },
  appeal_too_late: { status: 409, message: 'The time for an appeal is over.' },
  two_step_login_on: { status: 409, message: 'Two-step login is on already.' },
  passkeys_full: { status: 409, message: 'You have 20 passkeys. Remove one first.' },
  mutes_full: { status: 409, message: 'You have muted 200 of these. Unmute one first.' },
  idempotency_key_reused: { status: 409, message: 'This Idempotency-Key was used for another request.' },
  login_required: { status: 401, message: 'Log in to continue' },
  token_invalid: {
    status: 401,
    message: 'This token is not one of ours, or was revoked. Make a new one for the ad account.',
  },
  access_token_missing: {
    status: 401,
    message: 'Send an access token in the header Authorization, as Bearer.',
  },
  access_token_invalid: {
    status: 401,
    message: 'This app is no longer connected. Connect it again.',
  },
  login_failed: { status: 401, message: 'Incorrect email or password.' },
  second_opinion_needed: {
    status: 409,
    message: 'You asked for a second opinion: another moderator has to decide.',
  },
  sign_up_closed: { status: 403, message: 'This site does not accept new accounts at present.' },
  sign_up_waiting: {
    status: 409,
    message: 'Your sign-up waits for the team of this site. You get an email when it is approved.',
  },
  proof_required: {
    status: 403,
    message: 'So many people are signing up that your device has to prove that it is no robot. Try again.',
  },
  failed_job_not_found: { status: 404, message: 'This job does not wait for a decision any more.' },
  link_rule_not_found: { status: 404, message: 'This rule was removed already.' },
  words_refused: {
    status: 400,
    message: 'This site does not allow a word in this text. Change it and try again.',
  },
  word_rule_not_found: { status: 404, message: 'This rule was removed already.' },
  word_rules_full: { status: 409, message: 'There are 2,000 rules for words. Remove one first.' },
  spam_limit_not_found: { status: 404, message: 'This limit was lifted already.' },
  sign_up_not_found: { status: 404, message: 'This sign-up was decided on already.' },
  account_suspended: { status: 403, message: 'This account is suspended.' },
  account_closing: {
    status: 403,
    message: 'This account will be deleted. To keep it, log in and choose “Keep my account”.',
  },
  messages_refused: { status: 403, message: 'This member does not take messages from you.' },
  account_runs_business: {
    status: 409,
    message:
      'You run a business with other members. Make someone else its owner, and delete your catalogs and ad accounts in it, first.',
  },
  account_owes_charges: {
    status: 409,
    message: 'There are ads that are not billed or invoices that are not paid yet. Pay them first.',
  },
  login_method_last: {
    status: 409,
    message: 'You could not log in without this. Set a password first, or add another way to log in.',
  },
  sign_on_failed: { status: 400, message: 'The log-in at the provider did not succeed. Try again.' },
  sign_on_unavailable: {
    status: 502,
    message: 'The provider of this log-in cannot be reached. Try again later.',
  },
  sign_on_expired: { status: 401, message: 'This log-in took too long. Start it again.' },
  sign_on_email_missing: {
    status: 403,
    message: 'The provider did not confirm an email of yours. Confirm it there, then try again.',
  },
  sign_on_email_foreign: {
    status: 403,
    message: 'The provider of a company logs in emails of its domain only.',
  },
  sign_on_linked: { status: 409, message: 'This log-in belongs to an account already.' },
  sign_on_verify_first: {
    status: 403,
    message: 'Confirm the email of your account first: open the link that we sent to it.',
  },
  sign_on_account_exists: {
    status: 409,
    message: 'There is an account with this email. Log in to it, then link the provider.',
  },
  sign_on_domain_unknown: { status: 404, message: 'No company has set up a log-in for this email.' },
  sign_on_required: {
    status: 403,
    message: 'Your company requires its own log-in. Continue with your work email.',
  },
  sign_on_domain_taken: {
    status: 409,
    message: 'Another business has proved this domain. Write to the contact of the site.',
  },
  sign_on_domain_unproved: { status: 409, message: 'The proof of this domain was not found yet.' },
  sign_on_untested: { status: 409, message: 'Test the log-in with an email of this domain first.' },
  sign_on_domains_full: { status: 409, message: 'This business has 10 domains. Remove one first.' },
  login_code_required: { status: 401, message: 'Enter the code of your authenticator app.' },
  login_expired: { status: 401, message: 'This log-in took too long. Log in again.' },
  csrf_failed: {
    status: 403,
    message: 'We cannot tell that this came from our own pages. Try again, or open the page anew.',
  },
  scope_missing: { status: 403, message: 'You have not allowed this app to do this.' },
  share_password_wrong: { status: 403, message: 'This password does not open the board.' },
  business_right_missing: {
    status: 403,
    message: 'Your role in this business does not include this. Ask one of its owners.',
  },
  business_owners_only: {
    status: 403,
    message: 'Only an owner of the business can do this. Ask one of them.',
  },
  asset_group_needed: {
    status: 403,
    message: 'You are in no asset group of this business yet. Ask one of its owners or admins.',
  },
  business_kind_wrong: {
    status: 403,
    message: 'This kind of business account does not have this. Open one that has it.',
  },
  forbidden: { status: 403, message: 'You may not do this.' },
  upload_policy_invalid: {
    status: 403,
    message: 'This upload was not allowed by us, or was changed on its way.',
  },
  comments_off: { status: 403, message: 'Comments are turned off for this Pin.' },
  saving_refused: { status: 403, message: 'This site does not allow saving its pictures.' },
  link_blocked: { status: 403, message: BLOCKED_LINK_TEXTS.label },
  user_id_mismatch: { status: 403, message: 'You can only act as yourself.' },
  not_found: { status: 404, message: 'Sorry! We could not find that.' },
  pin_not_found: { status: 404, message: 'Sorry! We could not find that Pin.' },
  board_not_found: { status: 404, message: 'Sorry! We could not find that board.' },
  export_not_found: { status: 404, message: 'Sorry! We could not find that export. It may have expired.' },
  import_not_found: {
    status: 404,
    message: 'Sorry! We could not find that import. Its report may have been deleted.',
  },
  draft_not_found: { status: 404, message: 'Sorry! We could not find that draft.' },
  article_not_found: { status: 404, message: 'Sorry! We could not find that article.' },
  note_not_found: { status: 404, message: 'Sorry! We could not find that note.' },
  section_not_found: { status: 404, message: 'Sorry! We could not find that section.' },
  suspension_not_found: { status: 404, message: 'This member is not suspended.' },
  follow_request_not_found: { status: 404, message: 'This request was answered or withdrawn already.' },
  user_not_found: { status: 404, message: 'Sorry! We could not find that profile.' },
  decision_not_found: { status: 404, message: 'Sorry! We could not find that decision.' },
  appeal_not_found: { status: 404, message: 'This appeal is not open.' },
  notice_not_found: { status: 404, message: 'This notice is not open.' },
  report_not_found: { status: 404, message: 'Nobody has an open report of this.' },
  comment_not_found: { status: 404, message: 'Sorry! We could not find that comment.' },
  conversation_not_found: { status: 404, message: 'Sorry! We could not find that conversation.' },
  ad_not_found: { status: 404, message: 'Sorry! We could not find that ad.' },
  ad_account_not_found: { status: 404, message: 'Sorry! We could not find that ad account.' },
  campaign_not_found: { status: 404, message: 'Sorry! We could not find that campaign.' },
  tag_not_found: { status: 404, message: 'Sorry! We could not find that tag.' },
  app_not_found: { status: 404, message: 'Sorry! We could not find that app.' },
  webhook_endpoint_not_found: { status: 404, message: 'Sorry! We could not find that webhook address.' },
  webhook_delivery_not_found: { status: 404, message: 'Sorry! We could not find that delivery.' },
  token_not_found: { status: 404, message: 'Sorry! We could not find that token.' },
  invoice_not_found: { status: 404, message: 'Sorry! We could not find that invoice.' },
  charge_not_found: { status: 404, message: 'Sorry! We could not find that payment.' },
  payment_method_not_found: { status: 404, message: 'Sorry! We could not find that card.' },
  audience_not_found: { status: 404, message: 'Sorry! We could not find that audience.' },
  experience_not_found: { status: 404, message: 'Sorry! We could not find that experience.' },
  upload_not_found: { status: 404, message: 'Sorry! We could not find that upload.' },
  invite_not_found: { status: 404, message: 'Sorry! We could not find that invite.' },
  business_not_found: { status: 404, message: 'Sorry! We could not find that business.' },
  member_not_found: { status: 404, message: 'Nobody like that works with this business.' },
  node_not_found: { status: 404, message: 'Sorry! We could not find that business in the tree.' },
  call_not_found: { status: 404, message: 'Sorry! We could not find that request.' },
  catalog_not_found: { status: 404, message: 'Sorry! We could not find that catalog.' },
  ad_move_not_found: { status: 404, message: 'Sorry! We could not find that move.' },
  tag_share_not_found: { status: 404, message: 'This tag is not shared any more.' },
  asset_group_not_found: { status: 404, message: 'Sorry! We could not find that asset group.' },
  asset_not_found: { status: 404, message: 'This business does not have that.' },
  catalog_run_not_found: { status: 404, message: 'Sorry! We could not find that run of a feed.' },
  merchant_request_not_found: { status: 404, message: 'Nobody waits for this decision.' },
  product_group_not_found: { status: 404, message: 'Sorry! We could not find that product group.' },
  product_not_found: { status: 404, message: 'Sorry! We could not find that product.' },
  interest_not_found: { status: 404, message: 'Sorry! We could not find that topic.' },
  search_filter_invalid: { status: 400, message: 'This search filter does not exist.' },
  shop_filter_invalid: { status: 400, message: 'This filter does not exist.' },
  method_not_allowed: { status: 405, message: 'Method not allowed.' },
  product_from_feed: {
    status: 409,
    message: 'This product comes from a catalog feed. Change it there.',
  },
  business_already: { status: 409, message: 'Your account is a business already.' },
  business_last_owner: {
    status: 409,
    message: 'A business needs an owner. Make somebody else an owner first, or close the business.',
  },
  business_in_tree: {
    status: 409,
    message: 'This business stands in a tree already. Take it out of that first.',
  },
  business_full: { status: 409, message: 'This business has reached its member limit.' },
  member_already: { status: 409, message: 'They work with this business already.' },
  too_many_businesses: { status: 409, message: 'You work with 100 businesses. Leave one first.' },
  too_many_invites: { status: 409, message: 'This business has 100 open invites. Cancel some first.' },
  campaign_status_refused: {
    status: 409,
    message: 'An ended campaign cannot be restarted. Create a new one.',
  },
  card_token_invalid: {
    status: 400,
    message: 'This card could not be added. Enter it again on the payment processor’s page.',
  },
  payment_methods_full: { status: 409, message: 'Your business has 10 cards. Remove one first.' },
  invoice_paid: { status: 409, message: 'This invoice is paid, or is being paid.' },
  invoice_credited: { status: 409, message: 'This invoice was credited: there is nothing to pay.' },
  pin_already_promoted: {
    status: 409,
    message: 'Another campaign promotes this Pin. End it first, or take the Pin out of it.',
  },
  export_running: {
    status: 409,
    message: 'An export is running already. Wait until it is finished, or cancel it.',
  },
  import_running: {
    status: 409,
    message: 'An import is running already. Wait until it is finished, or cancel it.',
  },
  import_not_ready: {
    status: 409,
    message: 'This file cannot be imported now. Upload it again.',
  },
  board_name_taken: { status: 409, message: 'You already have a board with this name.' },
  board_archived: {
    status: 409,
    message: 'This board is archived. Unarchive it to save to it.',
  },
  guest_images_closed: { status: 403, message: 'This link does not take images.' },
  guest_image_reviewed: { status: 409, message: 'This image was reviewed already.' },
  guest_images_full: {
    status: 409,
    message: 'This board has enough new images for now. Try again when they are reviewed.',
  },
  undo_over: { status: 409, message: 'This can no longer be undone.' },
  section_title_taken: { status: 409, message: 'This board already has a section with this name.' },
  draft_changed: {
    status: 409,
    message: 'This draft was changed on another device. Read the current version.',
  },
  draft_published: { status: 409, message: 'This draft is published already.' },
  drafts_full: { status: 409, message: 'You have 2,000 drafts. Publish or delete some first.' },
  schedule_full: { status: 409, message: 'You have 100 scheduled Pins. Publish or cancel one first.' },
  schedule_past: { status: 422, message: 'This time has passed. Choose a time in the future.' },
  schedule_skipped_hour: {
    status: 422,
    message: 'The clocks are set forward over this time, so it does not exist. Choose another.',
  },
  schedule_too_far: { status: 422, message: 'Pins can be scheduled up to 30 days ahead.' },
  article_changed: { status: 409, message: 'Someone else changed this article. Read the current version.' },
  note_changed: { status: 409, message: 'Someone else changed this note. Read the current version.' },
  username_taken: { status: 409, message: 'This username is taken. Choose another.' },
  email_taken: { status: 409, message: 'There is already an account with this email. Log in instead?' },
  upload_too_slow: { status: 408, message: 'This upload took too long. Try again on a faster connection.' },
  upload_not_ready: {
    status: 409,
    message: 'This image is still being processed. Try again in a few seconds.',
  },
  gone: { status: 410, message: 'This was deleted.' },
  board_link_gone: { status: 410, message: 'This link no longer works.' },
  link_expired: { status: 410, message: 'This link has expired.' },
  upload_expired: { status: 410, message: 'This upload has expired. Choose the image again.' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  media_type_unsupported: { status: 415, message: 'Unsupported content type.' },
  image_invalid: { status: 422, message: 'Invalid Image' },
  image_type_unsupported: {
    status: 422,
    message: 'Choose a JPEG, PNG, WebP, AVIF, GIF, TIFF or HEIC image.',
  },
  image_animated: { status: 422, message: 'Animated images cannot be edited.' },
  import_file_too_large: { status: 413, message: 'This file is too large: 20 GB at most.' },
  video_file_too_large: { status: 413, message: 'This video is too large: 2 GB at most.' },
  video_invalid: {
    status: 422,
    message: 'This file cannot be read as a video. Choose an MP4, MOV or WebM file.',
  },
  video_truncated: { status: 422, message: 'This video is incomplete. Export it and upload it again.' },
  video_track_missing: { status: 422, message: 'This file has no video, only sound.' },
  video_too_short: { status: 422, message: 'This video is too short: 4 seconds at least.' },
  video_too_long: { status: 422, message: 'This video is too long: 15 minutes at most.' },
  video_too_large: {
    status: 422,
    message: 'The frames of this video are too large: 4096 × 2304 pixels at most.',
  },
  video_codec_unsupported: {
    status: 422,
    message: 'This codec is not supported here. Export the video as H.264 or VP9.',
  },
  video_unavailable: { status: 501, message: 'Videos cannot be processed on this site.' },
  cover_out_of_range: {
    status: 422,
    message: 'This frame is after the end of the video. Choose another one.',
  },
  captions_invalid: { status: 422, message: 'These captions cannot be read. Choose a WebVTT or SRT file.' },
  captions_file_too_large: { status: 413, message: 'This file of captions is too large: 1 MB at most.' },
  upload_offset_wrong: {
    status: 409,
    message: 'This part does not follow what has been received. Ask for the offset and continue there.',
  },
  tus_version_unsupported: {
    status: 412,
    message: 'Uploads of videos use version 1.0.0 of the tus protocol.',
  },
  feed_file_too_large: { status: 413, message: 'Use a feed of 256 MB or less.' },
  image_file_too_large: {
    status: 413,
    message: 'This file is too large: 50 MB at most, 10 MB from another site.',
  },
  image_url_is_page: { status: 422, message: 'That is the address of a page, not of an image.' },
  image_blocked: { status: 422, message: 'This image cannot be saved: it breaks the rules of this site.' },
  image_block_not_found: { status: 404, message: 'This image is not blocked any more.' },
  image_too_large: {
    status: 422,
    message: 'This image is too large: at most 100 megapixels and 20,000 pixels per side.',
  },
  too_many_uploads: {
    status: 429,
    message: 'You have too many uploads in progress. Wait until some are finished.',
  },
  pin_not_product: { status: 422, message: 'This Pin is not a product. Choose a product.' },
  page_without_product: { status: 422, message: 'We found no product on this page.' },
  page_without_images: { status: 422, message: 'We found no images on this page.' },
  web_unreachable: { status: 422, message: 'We could not get anything from this address.' },
  rate_limited: { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  format_unknown: { status: 501, message: 'We answer in JSON and XML only.' },
  operation_unknown: { status: 400, message: 'Only the published operations are answered here.' },
  query_too_large: { status: 400, message: 'This query asks for too much at once.' },
  query_invalid: { status: 400, message: 'This query is not valid.' },
  caller_left: { status: 499, message: 'The client closed the connection.' },
  internal_error: { status: 500, message: 'Sorry! Something went wrong on our end.' },
  restarting: { status: 503, message: 'This server is about to restart. Try again in a few seconds.' },
  overloaded: { status: 503, message: 'Too many people at once. Try again in a few seconds.' },
  db_unavailable: {
    status: 503,
    message: 'We can’t reach our database right now. Try again in a few seconds.',
  },
  storage_unavailable: {
    status: 503,
    message: 'We can’t reach our images and files right now. Try again in a few seconds.',
  },
  storage_full: { status: 503, message: 'There is no room left to store this. Nothing was changed.' },
} as const satisfies Record<string, { status: number; message: string }>;

/** The stable code of an error, as sent to callers. */
export type ErrorCode = keyof typeof ERRORS;

/** Errors of single fields, by the path of the field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The codes of temporary errors: each response includes the seconds to wait. */
export type LimitCode = {
  [Code in ErrorCode]: (typeof ERRORS)[Code]['status'] extends 429 ? Code : never;
}[ErrorCode];

type AppErrorOptions = { readonly fields?: FieldErrors; readonly cause?: unknown };
type AppErrorArguments =
  | readonly [code: Exclude<ErrorCode, LimitCode>, options?: AppErrorOptions]
  | readonly [code: LimitCode, options: AppErrorOptions & { readonly retryAfterMs: number }];

/** Seconds after which a request that failed with 503 may be repeated. */
const UNAVAILABLE_SECONDS = 2;
/** The wait for a limit of a library that does not report it. */
const UNKNOWN_WAIT_MS = 60_000;

/** An error that the caller should know: code, status and text come from `ERRORS`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  /** Returns the whole seconds of `Retry-After`, for every 429 and 503. */
  readonly retryAfterSeconds: number | undefined;
  constructor(...[code, options = {}]: AppErrorArguments) {
    super(ERRORS[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = ERRORS[code].status;
    this.fields = options.fields;
    if ('retryAfterMs' in options)
      this.retryAfterSeconds = Math.max(1, Math.ceil(options.retryAfterMs / 1000));
    else this.retryAfterSeconds = this.status === 503 ? UNAVAILABLE_SECONDS : undefined;
  }
}

/** Throws `invalid_input` if there are errors of fields. */
export function throwFieldErrors(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
}

const CONNECTION_LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
  '08001',
]);

/**
 * Returns the error to report for a thrown value: an `AppError` unchanged, database errors by their state, all others
 * as `internal_error`.
 */
export function toAppError(thrown: unknown): AppError {
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof AppError) return error;
    const code = (error as NodeJS.ErrnoException).code ?? '';
    if (
      CONNECTION_LOST.has(code) ||
      /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message)
    )
      return new AppError('db_unavailable', { cause: thrown });
    if (code === '53100' || code === 'ENOSPC') return new AppError('storage_full', { cause: thrown });
    if (code === '53300' || code === '57014') return new AppError('overloaded', { cause: thrown });
    if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('payload_too_large', { cause: thrown });
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
      return new AppError('media_type_unsupported', { cause: thrown });
    const status = (error as { statusCode?: number }).statusCode;
    if (status !== undefined && status >= 400 && status < 500)
      return status === 429
        ? new AppError('rate_limited', { cause: thrown, retryAfterMs: UNKNOWN_WAIT_MS })
        : new AppError('bad_request', { cause: thrown });
  }
  return new AppError('internal_error', { cause: thrown });
}

/** The format of all errors over REST (promises.md, 'Errors have one shape'). */
export type RestError = {
  readonly resource_response: {
    readonly status: 'failure';
    readonly data: null;
    readonly error: {
      readonly http_status: number;
      readonly code: ErrorCode;
      readonly message: string;
      readonly fields?: FieldErrors;
      /** The error codes of fields, for clients that translate them. */
      readonly problems?: Readonly<Record<string, FieldError>>;
      readonly request_id: string;
    };
  };
};

/** Presents an error over REST. */
export function presentError(error: AppError, requestId: string): RestError {
  return {
    resource_response: {
      status: 'failure',
      data: null,
      error: {
        http_status: error.status,
        code: error.code,
        message: error.message,
        ...(error.fields ? { fields: error.fields, problems: toFieldErrors(error.fields) } : {}),
        request_id: requestId,
      },
    },
  };
}
