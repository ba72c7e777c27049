import { isSafeLink } from '@pegboard/types';

/** Returns whether a text is an absolute web address: http or https, with a host. */
export function isWebAddress(text: string | null | undefined): text is string {
  return typeof text === 'string' && isSafeLink(text) && URL.canParse(text);
}
