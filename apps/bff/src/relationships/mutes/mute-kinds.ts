/** The kinds of what a member can mute (SR-13). */
export const MUTE_KINDS = ['word', 'member', 'site', 'topic'] as const;

/** One of `MUTE_KINDS`. */
export type MuteKind = (typeof MUTE_KINDS)[number];

/** The durations of a mute, in days; null for one without an end. */
export const MUTE_DAYS = { forever: null, week: 7, month: 30 } as const;

/** One of the durations of a mute. */
export type MuteDuration = keyof typeof MUTE_DAYS;

/** Returns the duration of a mute that was stored with these days. */
export function muteDuration(days: number | null): MuteDuration {
  if (days === MUTE_DAYS.week) return 'week';
  return days === null ? 'forever' : 'month';
}

/** Maximum length of a muted word or phrase in code points. */
export const MUTED_WORD_CODE_POINTS_MAX = 50;

/** Maximum number of mutes of each kind per member. */
export const MUTES_PER_KIND = 200;
