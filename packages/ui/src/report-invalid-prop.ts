declare const process: { readonly env: { readonly NODE_ENV?: string } } | undefined;

const reported = new Set<string>();

/**
 * Logs a prop that is invalid at run time, in development only and once for each component and prop: the component, the prop,
 * what it must be, and the value that it got.
 */
export function reportInvalidProp(component: string, prop: string, expected: string, value: unknown): void {
  // Bundlers replace the environment; a page without one has no `process`.
  if (typeof process === 'undefined' || process.env.NODE_ENV === 'production') return;
  if (reported.has(`${component}.${prop}`)) return;
  reported.add(`${component}.${prop}`);
  const got = typeof value === 'object' ? JSON.stringify(value)?.slice(0, 80) : String(value);
  console.error(`${component}: the prop ${prop} must be ${expected}. It got ${got}.`);
}
