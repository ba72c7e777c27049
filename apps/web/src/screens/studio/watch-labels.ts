const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3600;
/** Durations below two units are labelled in the next smaller unit. */
const UNITS_MIN = 2;

/** Formats a watch time by its largest unit: `95 sec`, `14 min`, `3.5 hr`. */
export function watchTimeLabel(seconds: number, locale: string): string {
  const [unit, length] =
    seconds < UNITS_MIN * SECONDS_PER_MINUTE
      ? (['second', 1] as const)
      : seconds < UNITS_MIN * SECONDS_PER_HOUR
        ? (['minute', SECONDS_PER_MINUTE] as const)
        : (['hour', SECONDS_PER_HOUR] as const);
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'hour' ? 1 : 0,
  });
  return format.format(seconds / length);
}

/** Formats the size of a file in megabytes. */
export function fileSizeLabel(bytes: number, locale: string): string {
  const format = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / 1_000_000);
}

/** Formats a number from 0 to 100 as percent. */
export function percentLabel(percent: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);
}
