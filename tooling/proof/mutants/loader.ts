import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { checkPatches, getPatchedFile, getMutant, patched } from './mutants.ts';

/**
 * Loaded into a server before its own code: replaces the texts of the mutant that `PROOF_MUTANT` names as the sources are
 * read. The files on the disk stay as they are, and no other process sees it.
 */
const mutant = getMutant(process.env['PROOF_MUTANT'] ?? '');
checkPatches(mutant);
const byUrl = Map.groupBy(mutant.patches, (patch) => pathToFileURL(getPatchedFile(patch)).href);

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
