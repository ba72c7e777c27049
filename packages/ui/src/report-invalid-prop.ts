declare const process: { readonly env: { readonly NODE_ENV?: string } };

const LOGGED_CHARACTERS = 80;

const reported = new Set<string>();

/**
 * Logs a prop that is invalid at run time, in development only and once for each component and prop: the component, the prop,
 * what it must be, and the value that it got.
 */
export function reportInvalidProp(component: string, prop: string, expected: string, value: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production') logOnce(component, prop, expected, value);
  } catch {
    // Bundlers replace the environment; a page without one has no `process`.
  }
}

function logOnce(component: string, prop: string, expected: string, value: unknown): void {
  if (reported.has(`${component}.${prop}`)) return;
  reported.add(`${component}.${prop}`);
  const got = describe(value).slice(0, LOGGED_CHARACTERS);
  // oxlint-disable-next-line no-console -- it is the only place that a developer of the app sees
  console.error(`${component}: the prop ${prop} must be ${expected}. It got ${got}.`);
}

/** Describes a value: a primitive as in code, an object by its properties. */
function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return `${value as number | null | undefined}`;
  return `an object with the properties ${Object.keys(value).join(', ') || '(none)'}`;
}
