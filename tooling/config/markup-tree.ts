/** A node of markup: a text, or an element with its attributes. */
export type Tree =
  | string
  | {
      readonly tag: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly children: readonly Tree[];
    };

const TOKEN = /<(\/?)([a-z][a-z0-9]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
const VOID = new Set(['img', 'br', 'input', 'source']);
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** Attributes with another name in React. */
const PROPS: Readonly<Record<string, string>> = {
  class: 'className',
  srcset: 'srcSet',
  viewbox: 'viewBox',
  fetchpriority: 'fetchPriority',
};

/** Parses markup rendered by React; a minimal parser for that purpose. */
export function parseTree(html: string): Tree {
  const top: Tree[] = [];
  const open: { readonly tag: string; readonly children: Tree[] }[] = [];
  const add = (piece: Tree): number => (open.at(-1)?.children ?? top).push(piece);
  for (const [, close, tag, attributes = '', selfClosing, text] of html.matchAll(TOKEN)) {
    if (text !== undefined) add(plain(text));
    else if (tag === undefined) continue;
    else if (close) open.pop();
    else {
      const children: Tree[] = [];
      add({ tag, attributes: attributesOf(attributes), children });
      if (!selfClosing && !VOID.has(tag)) open.push({ tag, children });
    }
  }
  const [tree] = top;
  if (tree === undefined || top.length > 1)
    throw new Error('A card is one element. Its markup has none or several.');
  return tree;
}

function attributesOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      PROPS[name.toLowerCase()] ?? name,
      plain(value),
    ]),
  );
}

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
