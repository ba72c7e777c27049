const NAME = /^pegboard-(\d{4}-\d\d-\d\dT)(\d\d)(\d\d)(\d\d)Z\.tar(?:\.age)?$/;

/** Returns the time of a backup by its name; undefined for another file. */
export function timeOfBackup(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = NAME.exec(name) ?? [];
  return day === undefined ? undefined : new Date(`${day}${hours}:${minutes}:${seconds}Z`);
}
