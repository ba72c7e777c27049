import { graphemeCount, isWebLink } from '@pegboard/types';
import { normalizeLink } from '../../model/link-text.ts';
import { TEXT_LIMITS } from '../../model/validate-draft.ts';
import type { SheetColumn, SheetRow } from './sheet-state.ts';

/** The problem of a cell, as data. */
export type CellProblem = {
  readonly column: SheetColumn;
  readonly reason: 'too-long' | 'link-invalid' | 'missing';
  readonly max: number;
};

/** Returns the problems that block the publication of a row, in the order of its columns. Source: CR-04, CR-12. */
export function validateRow({ texts, board }: SheetRow): readonly CellProblem[] {
  const problems: CellProblem[] = [];
  for (const column of ['title', 'description', 'altText'] as const)
    if (graphemeCount(texts[column].trim()) > TEXT_LIMITS[column])
      problems.push({ column, reason: 'too-long', max: TEXT_LIMITS[column] });
  const link = normalizeLink(texts.link);
  if (link !== '' && !isWebLink(link)) problems.push({ column: 'link', reason: 'link-invalid', max: 0 });
  if (board === null) problems.push({ column: 'board', reason: 'missing', max: 0 });
  return problems;
}
