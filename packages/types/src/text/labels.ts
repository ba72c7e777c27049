import {
  DESCRIPTION_MIN,
  FEEDBACK_NAME_MAX,
  FIRST_NAME_MAX,
  GRID_TITLE_MAX,
  OVERLAY_NAME_MAX,
  RICH_DESCRIPTION_MAX,
  SHARED_BY_NAME_MAX,
} from '../limits/text-limits.ts';
import { collapseWhitespace } from './collapse-whitespace.ts';
import { isLongerThan } from './graphemes.ts';
import { truncate } from './truncate.ts';

const label = (text: string, max: number): string => truncate(collapseWhitespace(text), max);

/** Formats a first name: at most 30 characters. Source: §5, TY-21. */
export const firstNameLabel = (name: string): string => label(name, FIRST_NAME_MAX);

/** Formats the name of a pin's sharer: at most 30 characters. Source: §5, TY-21. */
export const sharedByLabel = (name: string): string => label(name, SHARED_BY_NAME_MAX);

/** Formats the name of a board or section in the saved overlay: at most 22 characters. Source: §5, TY-21. */
export const overlayNameLabel = (name: string): string => label(name, OVERLAY_NAME_MAX);

/** Formats a name in a feedback sentence: at most 32 characters, including '...'. Source: §5, TY-21. */
export const feedbackNameLabel = (name: string): string => label(name, FEEDBACK_NAME_MAX);

/** Formats the title of a pin in a grid: at most 200 characters. Source: §5, TY-21. */
export const gridTitleLabel = (title: string): string => label(title, GRID_TITLE_MAX);

/** Formats the beginning of a rich description: at most 496 characters. Source: §5, TY-21. */
export const richDescriptionLabel = (description: string): string => label(description, RICH_DESCRIPTION_MAX);

/**
 * Returns a description fit for display, or undefined: fewer than 4 characters count as none. Source: §5,
 * TY-21.
 */
export const usableDescription = (description: string | null | undefined): string | undefined => {
  const text = typeof description === 'string' ? collapseWhitespace(description) : '';
  return isLongerThan(text, DESCRIPTION_MIN - 1) ? text : undefined;
};
