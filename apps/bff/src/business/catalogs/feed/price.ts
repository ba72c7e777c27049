/** An amount of money, in units of its currency (ISO 4217). */
export type Money = { readonly amount: number; readonly currency: string };

type PriceProblem = 'price_invalid' | 'price_negative' | 'currency_unknown';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' };
const AMOUNT_MAX = 1_000_000_000;

/**
 * Parses a price such as `12.99 USD`, `EUR 1.299,00` or `£5`: the last dot or comma is the decimal separator
 * if one or two digits follow it. Without a currency, and with `$`, the given currency applies.
 */
export function readPrice(text: string, currency: string): Money | { readonly code: PriceProblem } {
  const found = /^([A-Za-z]{3}|[€£¥₹$])?\s*([-\u2212]?)\s*([\d., '\u00A0]*\d)\s*([A-Za-z]{3}|[€£¥₹$])?$/.exec(
    text.trim(),
  );
  const [, before, minus, digits = '', after] = found ?? [];
  if (!found || (before !== undefined && after !== undefined)) return { code: 'price_invalid' };
  if (minus) return { code: 'price_negative' };
  const amount = amountOf(digits);
  if (amount === undefined || amount <= 0 || amount > AMOUNT_MAX) return { code: 'price_invalid' };
  const name = before ?? after ?? '$';
  const code = name === '$' ? currency : (SYMBOLS[name] ?? name.toUpperCase());
  return CURRENCIES.has(code) ? { amount, currency: code } : { code: 'currency_unknown' };
}

function amountOf(digits: string): number | undefined {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? [];
  // Thousands are in groups of three with the same separator; without groups there is no separator.
  const [, separator = ''] = /^\d{1,3}([., '\u00A0])\d{3}/.exec(whole) ?? [];
  const groups = separator === '' ? [whole] : whole.split(separator);
  const isFit = groups.every((group, index) => /^\d+$/.test(group) && (index === 0 || group.length === 3));
  return isFit ? Number(`${groups.join('')}.${cents || '0'}`) : undefined;
}
