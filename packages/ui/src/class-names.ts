/** Joins class names into one attribute value; missing and false ones are omitted. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
