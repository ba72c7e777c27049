import { DOMAIN_LABEL_MAX, OVERLAY_DOMAIN_LABEL_MAX } from '../limits/text-limits.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { isLongerThan } from './graphemes.ts';
import { truncate } from './truncate.ts';

/**
 * Matches a two-label public suffix by its form, such as the `.co.uk` of `kiln.co.uk`, unlike `kiln.example`.
 */
const SHARED_END = /\.[^.]{1,3}\.[^.]{2}$/;

/**
 * Truncates a long domain at its start: its end identifies the owner, and anyone can put another site's name
 * before it.
 */
const hostLabel = (domain: string, max: number): string => {
  let shown = collapseWhitespace(domain);
  const minLabels = SHARED_END.test(shown) ? 3 : 2;
  const labels = shown.split('.');
  for (let from = 0; isLongerThan(shown, max) && labels.length - from >= minLabels; from += 1)
    shown = labels.slice(from).join('.');
  return truncate(shown, max);
};

/** Formats a domain for a source chip: at most 27 characters, truncated at the start. Source: §5, TY-21. */
export const domainLabel = (domain: string): string => hostLabel(domain, DOMAIN_LABEL_MAX);

/**
 * Formats a domain for a source chip on the hover overlay: at most 12 characters, like `domainLabel`. Source:
 * §5, TY-21.
 */
export const overlayDomainLabel = (domain: string): string => hostLabel(domain, OVERLAY_DOMAIN_LABEL_MAX);
