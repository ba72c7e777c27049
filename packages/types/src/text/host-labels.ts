import { DOMAIN_LABEL_MAX, OVERLAY_DOMAIN_LABEL_MAX } from '../limits/text-limits.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { isLongerThan } from './graphemes.ts';
import { truncate } from './truncate.ts';

/**
 * `kiln.co.uk`, `kiln.example`: under how many labels names are given to everyone, where their form
 * shows.
 */
const SHARED_END = /\.[^.]{1,3}\.[^.]{2}$/;

/**
 * A domain that is too long is shown from its end on: who can be trusted is there, and anybody may put the
 * name of someone else before it. What is left is cut as other texts are.
 */
const hostLabel = (domain: string, max: number): string => {
  let shown = collapseWhitespace(domain);
  const minLabels = SHARED_END.test(shown) ? 3 : 2;
  const labels = shown.split('.');
  for (let from = 0; isLongerThan(shown, max) && labels.length - from >= minLabels; from += 1)
    shown = labels.slice(from).join('.');
  return truncate(shown, max);
};

/** A domain in a source chip: at most 27 characters, its end if it has to be cut. Source: §5, TY-21. */
export const domainLabel = (domain: string): string => hostLabel(domain, DOMAIN_LABEL_MAX);

/** A domain in a source chip on the hover overlay: at most 12 characters, as `domainLabel`. Source: §5, TY-21. */
export const overlayDomainLabel = (domain: string): string => hostLabel(domain, OVERLAY_DOMAIN_LABEL_MAX);
