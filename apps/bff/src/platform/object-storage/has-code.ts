/** Returns whether an error of the file system has a code, as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return (error as NodeJS.ErrnoException).code === code;
}
