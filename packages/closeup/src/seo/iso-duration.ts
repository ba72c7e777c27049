/** A duration of so many seconds as ISO 8601: 4,500 is `PT1H15M`; undefined for what is none. */
export function isoDuration(seconds: number | null | undefined): string | undefined {
  if (seconds == null || !Number.isFinite(seconds) || seconds <= 0) return undefined;
  const whole = Math.max(1, Math.round(seconds));
  const parts = [
    [Math.floor(whole / 3600), 'H'],
    [Math.floor(whole / 60) % 60, 'M'],
    [whole % 60, 'S'],
  ] as const;
  return `PT${parts.map(([count, unit]) => (count === 0 ? '' : `${count}${unit}`)).join('')}`;
}
