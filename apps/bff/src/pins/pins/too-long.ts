import { collapseWhitespace, graphemeCount } from '@pegboard/types';

/** Returns the error of a text with more than `max` graphemes, if it has more. */
export function tooLong(text: string, max: number): string | undefined {
  return graphemeCount(collapseWhitespace(text)) > max ? `Use ${max} characters or fewer.` : undefined;
}
