import { parse } from 'tinyduration';
import { htmlToPlainLine } from './plain-line.ts';
import { resolveItem, type SchemaItem, type SchemaItems, type SchemaValue } from './schema-items.ts';

/** The longest text that is read, in code units. */
export const TEXT_MAX = 500;
/** Maximum number of texts that are read of a property. */
const TEXTS_MAX = 200;
const NUMBER_TEXT_MAX = 40;
const DURATION_TEXT_MAX = 40;
const MINUTES_MAX = 100_000;
const MINUTES_PER_DAY = 1440;

/** Reads the properties of schema.org items. */
export type SchemaReader = {
  /** Returns the values of the first of these properties that has any. */
  values(item: SchemaItem, ...names: readonly string[]): readonly SchemaValue[];
  /** Returns the items among these values. */
  items(item: SchemaItem, ...names: readonly string[]): readonly SchemaItem[];
  /** Returns the texts of the first of these properties that has any value; of an item, its name. */
  texts(item: SchemaItem, ...names: readonly string[]): readonly string[];
  /** Returns the first of `texts`. */
  text(item: SchemaItem, ...names: readonly string[]): string | null;
};

/** Returns a reader that follows references between these items. */
export function createSchemaReader({ byId }: Pick<SchemaItems, 'byId'>): SchemaReader {
  const values: SchemaReader['values'] = (item, ...names) => {
    for (const name of names) {
      const found = item.properties.get(name) ?? [];
      if (found.length > 0)
        return found.map((value) => (typeof value === 'string' ? value : resolveItem(value, byId)));
    }
    return [];
  };
  const texts: SchemaReader['texts'] = (item, ...names) =>
    values(item, ...names)
      .slice(0, TEXTS_MAX)
      .flatMap((value) => {
        const text = typeof value === 'string' ? value : (nameOf(value) ?? '');
        return htmlToPlainLine(text, TEXT_MAX) ?? [];
      });
  return {
    values,
    items: (item, ...names) => values(item, ...names).filter((value) => typeof value !== 'string'),
    texts,
    text: (item, ...names) => texts(item, ...names)[0] ?? null,
  };
}

/**
 * Returns a price, without its currency: `1,299.00`, `1.299,00`, `19,99 €`. Of two kinds of separators, the last begins the
 * fraction; one that occurs twice, or a comma before three digits, separates groups. Returns null for anything else.
 */
export function parsePrice(text: string | null | undefined): number | null {
  const read = (text ?? '').slice(0, NUMBER_TEXT_MAX);
  const [found] = /\d[\d.,'\s\u00a0\u202f]*/.exec(read) ?? [];
  if (found === undefined || /^\D*-\s*\d/.test(read)) return null;
  const digits = found.replaceAll(/['\s\u00a0\u202f]/g, '').replace(/[.,]+$/, '');
  const separators = digits.replaceAll(/\d/g, '');
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const isMixed = new Set(separators).size > 1;
  const isFraction = isMixed || (separators.length === 1 && !/^[1-9]\d*,\d{3}$/.test(digits));
  const whole = isFraction ? digits.slice(0, at) : digits;
  const fraction = isFraction ? digits.slice(at + 1) : '0';
  const price = Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`);
  return Number.isFinite(price) ? price : null;
}

/** Returns an ISO 4217 code in capitals; null for anything else. */
export function parseCurrency(text: string | null | undefined): string | null {
  const code = (text ?? '').trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

/**
 * Returns whether an offer is available: schema.org's `https://schema.org/InStock`, Open Graph's `instock`, or words
 * such as `in stock`. Returns null for anything else.
 */
export function parseAvailability(text: string | null | undefined): boolean | null {
  const word = (text ?? '')
    .slice(0, TEXT_MAX)
    .replace(/^.*[/:]/, '')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase();
  if (IN_STOCK.has(word)) return true;
  return OUT_OF_STOCK.has(word) ? false : null;
}

/** Returns the minutes of an ISO 8601 duration; null for anything else. */
export function parseMinutes(text: string | null | undefined): number | null {
  const trimmed = (text ?? '').trim();
  if (trimmed === '' || trimmed.length > DURATION_TEXT_MAX) return null;
  try {
    const {
      negative,
      years,
      months,
      weeks = 0,
      days = 0,
      hours = 0,
      minutes = 0,
      seconds = 0,
    } = parse(trimmed.toUpperCase());
    if (negative === true || (years ?? 0) > 0 || (months ?? 0) > 0) return null;
    const total = Math.round((weeks * 7 + days) * MINUTES_PER_DAY + hours * 60 + minutes + seconds / 60);
    return total <= MINUTES_MAX ? total : null;
  } catch {
    // Words such as '30 minutes' are not an ISO 8601 duration.
    return null;
  }
}

/** Returns the first positive number of a text, as `4` of `Serves 4 to 6`; null without one. */
export function parseCount(text: string | null | undefined): number | null {
  const [found] = /\d{1,4}(?:[.,]\d{1,2})?/.exec(text ?? '') ?? [];
  const count = Number((found ?? '0').replace(',', '.'));
  return count > 0 ? count : null;
}

/** Returns a date, with or without time, in the form of ISO 8601; null for anything else. */
export function parseDate(text: string | null | undefined): string | null {
  const date = (text ?? '').trim().replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T');
  const isDate = /^\d{4}-\d{2}(?:-\d{2}(?:T[\d:.]{4,16}(?:Z|[+-]\d{2}:?\d{2})?)?)?$/.test(date);
  return isDate && !Number.isNaN(Date.parse(date)) ? date : null;
}

const IN_STOCK: ReadonlySet<string> = new Set([
  'instock',
  'available',
  'limitedavailability',
  'onlineonly',
  'instoreonly',
  'madetoorder',
  'availablefororder',
  'instockonline',
  'lowstock',
]);
const OUT_OF_STOCK: ReadonlySet<string> = new Set([
  'outofstock',
  'oos',
  'soldout',
  'discontinued',
  'unavailable',
  'preorder',
  'presale',
  'backorder',
  'reserved',
  'pending',
]);

function nameOf({ properties }: SchemaItem): string | undefined {
  for (const name of ['name', 'headline', 'text', 'url']) {
    const [value] = properties.get(name) ?? [];
    if (typeof value === 'string') return value;
  }
  return undefined;
}
