/** The formatters of a locale for numbers, amounts and times, created once per locale and on first use. */
export type Formats = {
  readonly locale: string;
  /** Formats a count: `1,204`. */
  readonly count: (value: number) => string;
  /** Formats a ratio from 0 to 1: `12.5%`. */
  readonly percent: (share: number) => string;
  /** Formats an amount in millionths of a currency: `$12.50`. */
  readonly money: (micro: number, currency: string) => string;
  /** Formats a count with its noun: `1 line`, `1,204 lines`. */
  readonly counted: (value: number, one: string, many: string) => string;
  /** Formats a list: `id, title and price`. */
  readonly list: (texts: readonly string[]) => string;
  /** Formats a size in bytes: `2.4 MB`. */
  readonly bytes: (size: number) => string;
  /** Formats the day of a timestamp, or of `2026-11-21`; in UTC by default. */
  readonly day: (iso: string, timeZone?: string) => string;
  /** Formats a day without its year, for the axis of a chart. */
  readonly shortDay: (iso: string) => string;
  /** Formats the month of a day: `October 2026`. */
  readonly month: (iso: string) => string;
  /** Formats a full hour in UTC. */
  readonly hour: (iso: string) => string;
  /** Formats a timestamp in the viewer's time zone, see `useTimeZone`. */
  readonly moment: (iso: string, timeZone: string) => string;
  /** Formats the age of a timestamp: `3 minutes ago`; `now` in the first minute. */
  readonly ago: (iso: string, nowIso: string) => string;
  /** Returns the name of a country by its code. */
  readonly country: (code: string) => string;
};

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const AGO: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];
const made = new Map<string, Formats>();

/** Creates the formats of a locale. */
export function createFormats(locale: string): Formats {
  const known = made.get(locale) ?? make(locale);
  made.set(locale, known);
  return known;
}

function make(locale: string): Formats {
  const number = formatter((options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const date = formatter((options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));
  const plural = once(() => new Intl.PluralRules(locale));
  const list = once(() => new Intl.ListFormat(locale));
  const relative = formatter(
    (options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
  );
  const countries = once(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const count = (value: number): string => number({}).format(value);
  return {
    locale,
    count,
    percent: (share) => number({ style: 'percent', maximumFractionDigits: 1 }).format(share),
    money: (micro, currency) => number({ style: 'currency', currency }).format(micro / 1_000_000),
    counted: (value, one, many) => `${count(value)} ${plural().select(value) === 'one' ? one : many}`,
    list: (texts) => list().format(texts),
    bytes(size) {
      const step = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, size)) / 3));
      const options = { style: 'unit', unit: UNITS[step], maximumFractionDigits: 1 } as const;
      return number(options).format(size / 1000 ** step);
    },
    day: (iso, timeZone = 'UTC') => date({ dateStyle: 'medium', timeZone }).format(new Date(iso)),
    shortDay: (iso) => date({ month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(iso)),
    month: (iso) => date({ month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(iso)),
    hour: (iso) => date(HOUR).format(new Date(iso)),
    moment: (iso, timeZone) => date({ ...MOMENT, timeZone }).format(new Date(iso)),
    ago(iso, nowIso) {
      const seconds = Math.max(0, (Date.parse(nowIso) - Date.parse(iso)) / 1000);
      const step = AGO.find(([, of]) => seconds >= of);
      return step
        ? relative({}).format(-Math.floor(seconds / step[1]), step[0])
        : relative({ numeric: 'auto' }).format(0, 'second');
    },
    country: (code) => countries().of(code) ?? code,
  };
}

const HOUR: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
};
const MOMENT: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
};

/** Caches formatters by their options: creating one costs far more than using it. */
function formatter<Options, Format>(create: (options: Options) => Format): (options: Options) => Format {
  const known = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options);
    const format = known.get(key) ?? create(options);
    known.set(key, format);
    return format;
  };
}

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
