/** Returns the local time of the device, to the minute: `2026-11-21T16:30`. */
export function getLocalTime(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Returns the IANA name of the time zone of the device. */
export function getTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
