/**
 * Returns whether a page may show its events: to visitors of the internal network and signed-in employees, if
 * the query has a parameter that starts with `deb_`. Source: EL-03.
 */
export function canDebug(visit: {
  /** The query of the page's address, with or without `?`. */
  readonly query: string;
  readonly isInternalNetwork: boolean;
  /** True if the signed-in viewer is an employee. */
  readonly isEmployee: boolean;
}): boolean {
  const isRequested = [...new URLSearchParams(visit.query).keys()].some((name) => name.startsWith('deb_'));
  return isRequested && (visit.isInternalNetwork || visit.isEmployee);
}
