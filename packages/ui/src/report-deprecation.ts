declare const process: { readonly env: { readonly NODE_ENV?: string } };

const reported = new Set<string>();

/**
 * Logs the use of something that a later version removes, in development only and once for each name: what is deprecated,
 * what to use instead, and the command that makes the change. `name` is an export or `Component.prop`.
 */
export function reportDeprecation(name: string, instead: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') warnOnce(name, instead);
  } catch {
    // Bundlers replace the environment; a page without one has no `process`.
  }
}

function warnOnce(name: string, instead: string): void {
  if (reported.has(name)) return;
  reported.add(name);
  // oxlint-disable-next-line no-console -- it is the only place that a developer of the app sees
  console.warn(`${name} is deprecated: use ${instead}. \`npx @pegboard/codemods\` changes it.`);
}
