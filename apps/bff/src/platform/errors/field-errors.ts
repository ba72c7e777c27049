/**
 * The errors of form fields: a code with a permanent meaning, and its text in US English, in which `{n}` is a
 * number. Other languages translate by code; `docs/errors.md` has the same rows.
 */
export const FIELD_PROBLEMS = {
  account_closing: 'This account will be deleted. Days left: {n}.',
  account_name_missing: 'Enter your email or username.',
  address_not_http: 'Give an address that begins with http:// or https://.',
  address_unreachable: 'We could not reach this address.',
  alt_text_missing: 'Describe the image.',
  at_least: 'Use {n} characters or more.',
  at_most: 'Use {n} characters or fewer.',
  between: 'Use {n} to {n} characters.',
  block_yourself: 'You cannot block yourself.',
  board_another: 'Choose another board.',
  board_missing: 'Choose a board.',
  board_name_taken: 'You already have a board with this name.',
  board_theirs: 'This is their board.',
  board_yours: 'This board is yours.',
  characters_unstorable: 'This text holds characters that cannot be kept.',
  client_id_missing: 'Enter the id of the client.',
  client_secret_missing: 'Enter the secret of the client.',
  code_missing: 'Enter the code of your authenticator app, or a recovery code.',
  code_wrong: 'This code is wrong or was used already. Wait for the next one.',
  control_characters: 'Use letters, not control characters.',
  country_unknown: 'Choose one of the countries.',
  cover_not_on_board: 'This Pin is not on the board.',
  currency_missing: 'Choose a currency.',
  date_invalid: 'Use a date, as in 2001-02-28.',
  day_to_come: 'This day is still to come.',
  days_at_most: 'Choose {n} days or fewer.',
  details_other_kind: 'This Pin has no details of this kind.',
  domain_invalid: 'Give the domain of your emails, as in example.com.',
  email_invalid: 'This does not look like an e-mail.',
  email_taken: 'There is already an account with this email. Log in instead?',
  email_too_long: 'This e-mail is too long.',
  file_is_archive: 'Archives are not supported. Unpack it and choose an image.',
  file_is_audio: 'Audio files are not supported. Choose an image.',
  file_is_bmp: 'BMP files are not supported. Export it as PNG.',
  file_is_icon: 'Icon files are not supported. Export it as PNG.',
  file_is_jpeg_2000: 'JPEG 2000 files are not supported. Export it as JPEG.',
  file_is_jpeg_xl: 'JPEG XL files are not supported. Export it as JPEG.',
  file_is_pdf: 'PDF files are not supported. Export the page as PNG or JPEG.',
  file_is_photoshop: 'Photoshop files are not supported. Export it as PNG or JPEG.',
  file_is_postscript: 'PostScript files are not supported. Export it as PNG.',
  file_is_raw: 'Camera raw files are not supported. Export it as JPEG or TIFF.',
  file_is_svg: 'SVG files are not supported. Export it as PNG.',
  file_is_unknown: 'This file is not an image that we know. Export it as JPEG or PNG.',
  file_is_video: 'Videos are not supported as images. Upload it as a video.',
  file_is_web_page: 'Web pages are not supported. Choose an image of the page.',
  file_missing: 'Choose a file.',
  file_too_large: 'Use a file of 10 MB or less.',
  follow_yourself: 'You cannot follow yourself or your boards.',
  hash_invalid: 'Use 64 hexadecimal digits.',
  image_invalid: 'Invalid Image',
  image_plain: 'This image is almost plain. Block its file by its SHA-256.',
  image_waiting: 'Wait until it has succeeded.',
  images_between: 'Choose {n} to {n} images.',
  invite_code_missing: 'Enter an invite code: this site is by invitation.',
  invite_code_wrong: 'This invite code is unknown, was used up, or has expired.',
  issuer_invalid: 'Give the issuer as your provider names it. It begins with https://.',
  issuer_wrong: 'There is no OpenID Connect provider at this address, or it names another issuer.',
  language_unknown: 'Choose one of the languages.',
  link_incomplete: 'Start with https://, as in https://example.com.',
  link_text_missing: 'Use words of the paragraph.',
  link_first: 'Take a link back before you make another.',
  link_or_domain: 'Use a domain or an address of a page.',
  media_missing: 'Choose an image.',
  message_empty: 'Write something, or choose a Pin or board.',
  mute_yourself: 'You cannot mute yourself.',
  name_missing: 'Give it a name.',
  note_empty: 'Write something on it first.',
  note_todos_at_most: 'A note has room for {n} to-dos.',
  notes_at_most: 'A board has room for {n} notes. Delete one first.',
  number_at_most: 'Use {n} or less.',
  page_without_images: 'We found no images on this page.',
  page_without_product: 'We found no product on this page.',
  password_from_context:
    'This password is too close to the name of this site, your username or your e-mail. Choose another.',
  password_of_board_wrong: 'This password does not open the board.',
  password_stolen: 'This password is in lists of stolen ones. Choose another.',
  password_too_long: 'This password is too long.',
  password_wrong: 'This is not your current password.',
  people_at_most: 'Choose {n} people or fewer.',
  people_missing: 'Choose somebody to send this to.',
  phrase_empty: 'Use at least one letter or digit.',
  picture_missing: 'There is no picture and no page at this address.',
  picture_part_missing: 'Mark a part of the picture.',
  picture_not_of_page: 'Choose one of the pictures of this page.',
  pictures_differ: 'These Pins do not have the same picture.',
  pin_not_public: 'There is no public Pin with this id.',
  pin_not_product: 'This Pin is not a product.',
  pins_missing: 'Add a Pin.',
  pins_merged: 'These Pins are merged already.',
  pins_two: 'Choose at least two Pins.',
  place_invalid: 'Use a domain, as in bad.example, or paths of one, as in bad.example/win/*.',
  product_another: 'Choose another product.',
  product_outside: 'Move this product onto the image.',
  product_tagged: 'This product is tagged already.',
  product_tags_at_most: 'Tag {n} products or fewer on an image.',
  redirect_invalid: 'Use https://, http://localhost, or the scheme of an installed app.',
  redirect_twice: 'Name each address once.',
  redirects_at_most: 'Use {n} addresses or fewer.',
  redirects_missing: 'Name at least one address.',
  report_yourself: 'You cannot report yourself.',
  report_missing: 'Mark a report.',
  saving_refused: 'This site does not allow saving.',
  scopes_missing: 'Choose what it may do.',
  section_title_taken: 'This board already has a section with this name.',
  send_one: 'Send a Pin or a board, one at a time.',
  send_yourself: 'You cannot send to yourself.',
  site_invalid: 'Give a site, as in example.com.',
  slug_invalid: 'Use small letters, digits and dashes.',
  slug_taken: 'Another article has this address.',
  statement_missing: 'Confirm this statement.',
  text_empty: 'Write something first.',
  time_before_publication: 'Choose a time after the publication.',
  time_invalid: 'Use a date and a time, as in 2001-02-28T09:30.',
  time_past: 'Choose a time in the future.',
  time_skipped: 'The clocks skip this time. Choose another.',
  time_too_far: 'Choose a time within {n} days.',
  time_zone_unknown: 'Choose a time zone, as Europe/Berlin.',
  todo_empty: 'Say what is to be done.',
  username_invalid: 'Use {n} to {n} letters, digits or underscores.',
  username_taken: 'This username is taken. Choose another.',
  webhook_address_invalid: 'Start with https://, without a user name, a port or a fragment.',
  webhook_events_missing: 'Choose at least one event.',
  word_not_allowed: 'This site does not allow a word in it.',
  word_without_letters: 'Use letters or digits.',
  year_invalid: 'Use a year, as in 1990.',
  year_to_come: 'This year is still to come.',
  year_unlikely: 'Check the year.',
  your_name_missing: 'Tell us your name.',
} as const;

/** The stable code of a field error. */
export type FieldErrorCode = keyof typeof FIELD_PROBLEMS;

/** The error of a field for translation: its code and the numbers of its text. */
export type FieldError = {
  readonly code: FieldErrorCode;
  readonly numbers: readonly number[];
};

/** Zod's own text for a string that is too long: length is limited before characters are counted. */
const ZOD_TOO_LONG = 'Too big: expected string to have <={n} characters';

const PATTERNS: readonly (readonly [FieldErrorCode, RegExp])[] = [
  ...Object.entries(FIELD_PROBLEMS).map(([code, text]) => [code as FieldErrorCode, patternOf(text)] as const),
  ['at_most', patternOf(ZOD_TOO_LONG)],
];

/** Returns the code of a field's error text; undefined for texts that no form of the site shows. */
export function parseFieldError(text: string): FieldError | undefined {
  for (const [code, pattern] of PATTERNS) {
    const found = pattern.exec(text);
    if (found) return { code, numbers: found.slice(1).map(Number) };
  }
  return undefined;
}

/** Returns the error codes of all fields, by the path of the field. */
export function toFieldErrors(
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, FieldError>> {
  const problems: Record<string, FieldError> = {};
  for (const [path, text] of Object.entries(fields)) {
    const problem = parseFieldError(text);
    if (problem) problems[path] = problem;
  }
  return problems;
}

function patternOf(text: string): RegExp {
  const parts = text.split('{n}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join(String.raw`(\d+)`)}$`);
}
