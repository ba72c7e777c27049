import { registerHooks } from 'node:module';

const PACKAGE = 'drizzle-orm';
const IN_PACKAGE = `/node_modules/${PACKAGE}/`;

/**
 * Resolves the imports of drizzle-orm, and those in it, without reading its package.json each time. Node parses that file of
 * 180 kB again for each of some 8,000 imports; with this hook the server and `pegboard` start in 2.0 s instead of 6.2 s.
 * Applies to what is imported after the call: an entry file calls it, then imports its program dynamically.
 */
export function cacheResolution(): void {
  const resolved = new Map<string, string>();
  registerHooks({
    resolve(specifier, context, next) {
      const isImport = context.conditions.includes('import');
      if (isImport && specifier.startsWith('.') && context.parentURL?.includes(IN_PACKAGE))
        return asModule(new URL(specifier, context.parentURL).href);
      if (!isImport || (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)))
        return next(specifier, context);
      const url = resolved.get(specifier) ?? next(specifier, context).url;
      resolved.set(specifier, url);
      return asModule(url);
    },
  });
}

const asModule = (url: string): { readonly url: string; readonly format: 'module'; shortCircuit: true } => ({
  url,
  format: 'module',
  shortCircuit: true,
});
