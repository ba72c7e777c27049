import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { checkPatches, getPatchedFile, getMutant, patched } from './mutants.ts';

/**
 * A preload script of a server: applies the patches of the mutant in `PROOF_MUTANT` when sources are loaded.
 * Files on disk are unchanged, and no other process is affected.
 */
const name = process.env['PROOF_MUTANT'];
// Processes that a server starts inherit its arguments and not this variable: they run without the bug.
const mutant = name === undefined ? undefined : getMutant(name);
if (mutant) checkPatches(mutant);
const byUrl = Map.groupBy(mutant?.patches ?? [], (patch) => pathToFileURL(getPatchedFile(patch)).href);

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    const patches = byUrl.get(url);
    if (!patches) return loaded;
    const source = loaded.source;
    if (source === undefined || source === null)
      throw new Error(`Node gave no source of ${url} to its loader.`);
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
    return { ...loaded, source: patched(text, patches) };
  },
});
