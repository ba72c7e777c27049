/** The addresses at which the forms of two-step login are accepted without scripts. */
export const TWO_STEP_PATHS = {
  setUp: '/settings/security/two-step/',
  turnOn: '/settings/security/two-step/on/',
  turnOff: '/settings/security/two-step/off/',
  replace: '/settings/security/two-step/codes/',
} as const;

const OPENED = ['confirming', 'replacing', 'turning-off'] as const;

/** A step that a link of the page opens. */
export type OpenedStep = (typeof OPENED)[number];

/** Returns the step that the address of the page opens, if any. */
export function openedStep(search: URLSearchParams): OpenedStep | undefined {
  return OPENED.find((kind) => kind === search.get('step'));
}

/** True if a page at this address shows a step of two-step login. */
export function hasTwoStepStep({ pathname, searchParams }: URL): boolean {
  return pathname.startsWith(TWO_STEP_PATHS.setUp) || openedStep(searchParams) !== undefined;
}
