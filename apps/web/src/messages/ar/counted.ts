const number = new Intl.NumberFormat('ar');
const rules = new Intl.PluralRules('ar');

/** The forms that a noun takes beside a count: with none, one and two there is no numeral. */
export type Forms = {
  readonly zero: string;
  readonly one: string;
  readonly two: string;
  /** From 3 to 10, and as the last two numerals of more. */
  readonly few: string;
  /** From 11 to 99. */
  readonly many: string;
  /** 100 and its like, and parts. */
  readonly other: string;
};

/** A count with its noun, by the six forms of Arabic; `label` is the count in the words of the locale. */
export function counted(count: number, forms: Forms, label: string = number.format(count)): string {
  const form = rules.select(count);
  const noun = forms[form];
  return form === 'zero' || form === 'one' || form === 'two' ? noun : `${label} ${noun}`;
}

const PINS: Forms = {
  zero: 'لا دبابيس',
  one: 'دبوس واحد',
  two: 'دبوسان',
  few: 'دبابيس',
  many: 'دبوسًا',
  other: 'دبوس',
};

/** A count of pins. */
export const pins = (count: number): string => counted(count, PINS);

/** A day of the calendar. */
export const day = (at: string): string =>
  new Intl.DateTimeFormat('ar', { dateStyle: 'medium' }).format(new Date(at));
