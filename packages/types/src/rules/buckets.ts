const bucket = (value: number, step: number, cap: number): string => {
  const whole = Math.max(0, Math.floor(value));
  if (whole >= cap) return `${cap}+`;
  const start = Number.isNaN(whole) ? 0 : whole - (whole % step);
  return `${start}-${start + step - 1}`;
};

/** Returns the bucket of a count: `0-4`, `5-9`, `10-14`, `15-19`, `20+`. Source: §9, TY-19. */
export const countBucket = (count: number): string => bucket(count, 5, 20);

/** Returns the bucket of the days since the last visit: `0-6`, `7-13` … `77-83`, `84+`. Source: §9, TY-19. */
export const revisitationBucket = (days: number): string => bucket(days, 7, 84);
