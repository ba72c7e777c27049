import type { ComposerStart } from '../../features/creating/composer.tsx';
import { SHARED_FILES_MISSING } from '@pegboard/routes';
import {
  BOARD_PIN_DESCRIPTION_MAX,
  DRAFT_TEXT_MAX,
  GRID_TITLE_MAX,
  INITIAL_STORY,
  isSafeLink,
} from '@pegboard/types';

const isWebAddress = (text: string | null): text is string =>
  text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) && isSafeLink(text);

/**
 * Returns the beginning of a composition from an address (CR-01, CR-13): `draft`, or `url`, `media`, `title` and
 * `description` as buttons on other sites send them, or `share` for shared files. Invalid values are treated as missing.
 */
export function startFromSearch(search: URLSearchParams): ComposerStart {
  const draftKey = search.get('draft');
  if (draftKey !== null && /^[\w-]{1,64}$/.test(draftKey)) return { draftKey };
  const url = search.get('url');
  const media = search.get('media');
  const fields = {
    ...(isWebAddress(url) ? { link: url.slice(0, DRAFT_TEXT_MAX) } : {}),
    ...text('title', search.get('title'), GRID_TITLE_MAX),
    ...text('description', search.get('description'), BOARD_PIN_DESCRIPTION_MAX),
  };
  const shareKey = search.get('share');
  if (shareKey !== null && shareKey !== SHARED_FILES_MISSING && /^[\w-]{1,64}$/.test(shareKey))
    return { shareKey, fields };
  return {
    fields,
    ...(isWebAddress(media) ? { media } : {}),
    ...(isWebAddress(url) ? { url } : {}),
  };
}

function text(
  name: 'title' | 'description',
  value: string | null,
  max: number,
): Readonly<Record<string, string>> {
  const written = value?.trim().toWellFormed().replaceAll('\0', '') ?? '';
  return written === '' ? {} : { [name]: written.slice(0, max) };
}

/** Returns the beginning of a composition for an address: the addresses of story builders begin a story (CR-08). */
export function startFromAddress(pathname: string, search: URLSearchParams): ComposerStart {
  const start = startFromSearch(search);
  const isStory = /^\/(?:story|idea)-pin-builder(?:\/|$)/.test(pathname);
  const isEmpty = start.draftKey === undefined && start.url === undefined && start.media === undefined;
  return isStory && isEmpty ? { ...start, fields: { ...start.fields, media: INITIAL_STORY } } : start;
}
