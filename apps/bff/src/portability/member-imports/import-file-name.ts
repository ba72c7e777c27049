const FILE_NAME_MAX = 200;

/** Returns the name of an uploaded file without its folder, in characters that can be stored. */
export function importFileName(name: string | null): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .slice(-FILE_NAME_MAX)
    .toWellFormed();
  return clean === '' ? 'file' : clean;
}
