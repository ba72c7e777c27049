import { Temporal } from 'temporal-polyfill';

/** The rhythms of the digest. */
export const DIGEST_RHYTHMS = ['daily', 'weekly'] as const;

/** One of `DIGEST_RHYTHMS`. */
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

/** The times of a member's notifications. */
export type Schedule = {
  /** An IANA name, such as `Europe/Berlin`. */
  readonly timeZone: string;
  /** The quiet hours, in minutes after midnight of that zone; null without any. They may pass midnight. */
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly digest: DigestRhythm;
  /** True if pushed notifications name people and boards, also on a locked screen. */
  readonly showsContent: boolean;
};

/** The schedule of members who have not chosen. */
export const DEFAULT_SCHEDULE: Schedule = {
  timeZone: 'UTC',
  quietFrom: null,
  quietUntil: null,
  digest: 'daily',
  showsContent: false,
};

/** The local hour of digests; weekly ones come on Mondays. Not specified; our choice. */
export const DIGEST_HOUR = 8;
const MONDAY = 1;

type QuietHours = Pick<Schedule, 'timeZone' | 'quietFrom' | 'quietUntil'>;

/**
 * Returns the end of the quiet hours in which an instant is; undefined outside of them. They begin and end at the local time of
 * their day: when clocks change, they are an hour shorter or longer.
 */
export function endOfQuietHours(
  { timeZone, quietFrom, quietUntil }: QuietHours,
  now: Date,
): Date | undefined {
  if (quietFrom === null || quietUntil === null || quietFrom === quietUntil) return undefined;
  const today = inZone(now, timeZone).toPlainDate();
  for (const day of [today.subtract({ days: 1 }), today]) {
    const start = instantOf(day, quietFrom, timeZone);
    const end = instantOf(quietUntil > quietFrom ? day : day.add({ days: 1 }), quietUntil, timeZone);
    if (start <= now && now < end) return end;
  }
  return undefined;
}

/** Returns the time of the first digest after an instant; one in the quiet hours comes at their end. */
export function nextDigest(schedule: Pick<Schedule, 'digest'> & QuietHours, now: Date): Date {
  const { timeZone, digest } = schedule;
  const isDue = (day: Temporal.PlainDate): boolean => digest === 'daily' || day.dayOfWeek === MONDAY;
  let day = inZone(now, timeZone).toPlainDate().subtract({ days: 1 });
  for (;;) {
    if (isDue(day)) {
      const at = digestTime(day, schedule);
      if (at > now) return at;
    }
    day = day.add({ days: 1 });
  }
}

/** A week of digests: the Monday on which its digest is due, by the member's calendar, and the time. */
export type DigestWeek = { readonly monday: string; readonly dueAt: Date };

/** Returns the week whose digest was due last at an instant. */
export function latestDigestWeek(hours: QuietHours, now: Date): DigestWeek {
  const today = inZone(now, hours.timeZone).toPlainDate();
  let monday = today.subtract({ days: today.dayOfWeek - MONDAY });
  for (;;) {
    const dueAt = digestTime(monday, hours);
    if (dueAt <= now) return { monday: monday.toString(), dueAt };
    monday = monday.subtract({ weeks: 1 });
  }
}

/** Returns the time of the digest of a day: in the morning, or at the end of the quiet hours. */
function digestTime(day: Temporal.PlainDate, hours: QuietHours): Date {
  const planned = instantOf(day, DIGEST_HOUR * 60, hours.timeZone);
  return endOfQuietHours(hours, planned) ?? planned;
}

/** Returns whether there is a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const inZone = (at: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);

/** Returns the instant of a local time; one that the clocks skip is an hour later, one that they repeat is the first. */
function instantOf(day: Temporal.PlainDate, minutes: number, timeZone: string): Date {
  const time = Temporal.PlainTime.from({ hour: Math.trunc(minutes / 60), minute: minutes % 60 });
  return new Date(day.toZonedDateTime({ timeZone, plainTime: time }).epochMilliseconds);
}
