import { isSafeLink } from '@pegboard/types';

/** Whether a text is a whole address of the web: http or https, with a host. */
export function isWebAddress(text: string | null | undefined): text is string {
  return typeof text === 'string' && isSafeLink(text) && URL.canParse(text);
}
