/**
 * The selectors of a style sheet that reach elements of the page around, by their text. What may stand in one:
 *
 * 1. inside of `[data-pb]`, which components carry, anything;
 * 2. on `:root` and `[data-theme]`, custom properties and nothing else.
 */
export function findLeakingSelectors(css: string): readonly string[] {
  return rulesOf(css)
    .filter(({ declarations }) => declarations.length > 0)
    .flatMap(({ selectors, declarations }) =>
      selectors.filter(
        (selector) =>
          !selector.includes('[data-pb]') &&
          !(isOfThemes(selector) && declarations.every((name) => name.startsWith('--'))),
      ),
    );
}

const isOfThemes = (selector: string): boolean => /^(?::root|\[data-theme(?:='\w+')?\])$/.test(selector);

type Rule = { readonly selectors: readonly string[]; readonly declarations: readonly string[] };

/** Returns the rules of a style sheet without nested rules other than in at-rules. */
function rulesOf(css: string): readonly Rule[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@import[^;]+;/g, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selectors = '', body = '']) => ({
    selectors: splitSelectors(selectors),
    declarations: body
      .split(';')
      .map((declaration) => declaration.split(':')[0]?.trim() ?? '')
      .filter((name) => name !== ''),
  }));
}

/** Splits a selector list; commas in brackets do not separate. */
function splitSelectors(list: string): readonly string[] {
  return list
    .split(/,(?![^(]*\))/)
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '');
}
