/** The path to which the installed app posts what is shared to it: a form of texts and files. Source: CR-13. */
export const SHARE_TARGET_PATH = '/pin/create/share/';

/** The value of `share` in the address of the composer when shared files were not received. */
export const SHARED_FILES_MISSING = 'none';

/** The texts of a share; apps fill different ones, and many put the address into `text`. */
export type SharedTexts = {
  readonly title?: string | undefined;
  readonly text?: string | undefined;
  readonly url?: string | undefined;
};

/** The parts of a share that fill the fields of a new Pin. */
export type SharedFields = {
  readonly title: string;
  readonly description: string;
  /** A web address; empty without one. */
  readonly url: string;
};

/** The longest texts and addresses that are passed on, in UTF-16 units. Source: chosen. */
const TITLE_MAX = 200;
const DESCRIPTION_MAX = 1000;
const URL_MAX = 2000;

const WEB_ADDRESS = /https?:\/\/[^\s<>"]+/i;
/** Characters that end a sentence rather than an address. */
const AFTER_ADDRESS = /[.,;:!?…'’"”»)\]}،؛؟]+$/;

/**
 * Returns the fields of a Pin from shared texts. The address is that of `url`, otherwise the first one in `text` and then in
 * `title`, which is removed there. A description that repeats the title is omitted. Source: CR-13.
 */
export function parseSharedTexts(shared: SharedTexts): SharedFields {
  const given = toWebAddress((shared.url ?? '').trim());
  const found = given === '' ? findAddress(shared.text) || findAddress(shared.title) : given;
  const title = withoutAddress(shared.title, found);
  const description = withoutAddress(shared.text, found);
  return {
    title: cut(title, TITLE_MAX),
    description: description === title ? '' : cut(description, DESCRIPTION_MAX),
    url: found.length > URL_MAX ? '' : found,
  };
}

/**
 * Returns the address of the composer for a share; `share` is the id of its files on the device, or
 * `SHARED_FILES_MISSING`. Many files are opened in the sheet.
 */
export function sharedPinPath(
  shared: SharedTexts,
  share?: { readonly id: string; readonly isMany?: boolean },
): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parseSharedTexts(shared))) if (value) search.set(name, value);
  if (share) search.set('share', share.id);
  const path = share?.isMany ? '/pin/create/many/' : '/pin/create/';
  return search.size === 0 ? path : `${path}?${search}`;
}

function findAddress(text = ''): string {
  const found = WEB_ADDRESS.exec(text)?.[0] ?? '';
  return toWebAddress(found.replace(AFTER_ADDRESS, ''));
}

function toWebAddress(text: string): string {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : '';
}

function withoutAddress(text = '', address: string): string {
  const clean = text.toWellFormed().replaceAll('\0', '');
  return (address === '' ? clean : clean.replace(address, '')).trim();
}

function cut(text: string, max: number): string {
  return text.slice(0, max).toWellFormed();
}
