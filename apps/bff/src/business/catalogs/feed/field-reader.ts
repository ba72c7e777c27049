import { collapseWhitespace, truncate, isWebLink } from '@pegboard/types';
import type { FeedField, FeedValues } from './feed-row.ts';

/** Errors and warnings of a field. */
export const FIELD_PROBLEMS = [
  'missing',
  'too_long',
  'cut',
  'formula',
  'characters_broken',
  'link_invalid',
  'price_invalid',
  'price_negative',
  'currency_unknown',
  'sale_price_not_lower',
  'availability_unknown',
  'id_duplicate',
  'id_by_hand',
  'image_unreachable',
  'image_unfit',
] as const;

/** One of `FIELD_PROBLEMS`. */
export type FieldIssueCode = (typeof FIELD_PROBLEMS)[number];

/** An issue of a field: an `error` rejects the line, a `warning` describes the applied fallback. */
export type FieldIssue = {
  readonly field: FeedField;
  readonly code: FieldIssueCode;
  readonly severity: 'error' | 'warning';
  /** The value of the field, or the subject of the issue. */
  readonly value: string;
};

/** Maximum number of characters of a value in a report. */
export const VALUE_CHARS_MAX = 80;
const ADDRESS_CHARS_MAX = 2000;

/** `=A1`, `+SUM(`, `@cmd(`, `#REF!`: spreadsheet formulas and errors that were not exported as values. */
const FORMULA = /^(?:=|[+@-]\s*[A-Za-z]+\s*\(|#(?:REF|NAME|VALUE|DIV\/0|N\/A)[!?]?$)/;

/** Reads the fields of a line, and collects its issues. */
export type FieldReader = {
  readonly findings: readonly FieldIssue[];
  /** Records an issue. */
  find(field: FeedField, code: FieldIssueCode, value: string, severity?: 'error' | 'warning'): undefined;
  /**
   * Returns a text on one line; undefined if it is missing or invalid, which rejects a line that requires it.
   */
  text(field: FeedField, need: 'required' | 'optional'): string | undefined;
  /** Returns the same, truncated if it is longer. */
  cut(field: FeedField, need: 'required' | 'optional', max: number): string | undefined;
  /** Returns a web address. */
  address(field: FeedField): string | undefined;
};

/** Creates a reader of the values of one line. */
export function createFieldReader(values: FeedValues): FieldReader {
  const findings: FieldIssue[] = [];
  const reader: FieldReader = {
    findings,
    find(field, code, value, severity = 'error') {
      findings.push({ field, code, severity, value: value.slice(0, VALUE_CHARS_MAX).toWellFormed() });
      return undefined;
    },
    text(field, need) {
      const value = collapseWhitespace((values[field] ?? '').replaceAll(/\p{Cc}/gu, ' '));
      const severity = need === 'required' ? 'error' : 'warning';
      if (value === '') return need === 'required' ? reader.find(field, 'missing', '') : undefined;
      if (FORMULA.test(value)) return reader.find(field, 'formula', value, severity);
      if (value.includes('\uFFFD')) return reader.find(field, 'characters_broken', value, severity);
      return value;
    },
    cut(field, need, max) {
      const value = reader.text(field, need);
      if (value === undefined || value.length <= max) return value;
      const cut = truncate(value, max);
      if (cut !== value) reader.find(field, 'cut', value, 'warning');
      return cut;
    },
    address(field) {
      const value = reader.text(field, 'required');
      if (value === undefined) return undefined;
      if (value.length > ADDRESS_CHARS_MAX) return reader.find(field, 'too_long', value);
      return isWebLink(value) ? value : reader.find(field, 'link_invalid', value);
    },
  };
  return reader;
}
