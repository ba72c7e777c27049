import {
  DEPTH_MAX,
  toLocalName,
  VALUES_MAX,
  type SchemaItem,
  type SchemaItems,
  type SchemaValue,
} from './schema-items.ts';

type Attributes = Readonly<Record<string, string>>;
type OpenItem = Omit<SchemaItem, 'properties'> & { readonly properties: Map<string, SchemaValue[]> };
/** An element that is open: the item that it begins, or the property whose text it contains. */
type OpenElement = {
  readonly item: OpenItem | undefined;
  readonly text: { readonly owner: OpenItem; readonly names: readonly string[]; value: string } | undefined;
};

/** Reads microdata from the events of an HTML parser, in which every element that is opened is also closed. */
export type MicrodataReader = {
  open(name: string, attributes: Attributes): void;
  text(text: string): void;
  close(): void;
  /** Returns the items; elements that are still open end here. */
  finish(): SchemaItems;
};

const TEXT_MAX = 20_000;
/** The longest list of names in an attribute, in code units. */
const NAMES_MAX = 1000;
/** Maximum number of nested properties whose text is collected. */
const TEXTS_AT_ONCE = 8;
/** The attribute that contains the value of a property, by element. Source: the HTML standard, "Values". */
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  audio: 'src',
  data: 'value',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  link: 'href',
  meter: 'value',
  object: 'data',
  source: 'src',
  time: 'datetime',
  track: 'src',
  video: 'src',
};

/**
 * Returns a reader of schema.org microdata. As search engines do, it takes `content` on any element, not only on `meta`.
 * `itemref` is ignored.
 */
export function createMicrodataReader(): MicrodataReader {
  const roots: OpenItem[] = [];
  const elements: OpenElement[] = [];
  const items: OpenItem[] = [];
  const texts: NonNullable<OpenElement['text']>[] = [];
  let valuesLeft = VALUES_MAX;

  const add = (owner: OpenItem, names: readonly string[], value: SchemaValue): void => {
    for (const name of names) {
      if (valuesLeft <= 0) return;
      valuesLeft -= 1;
      const values = owner.properties.get(name);
      if (values) values.push(value);
      else owner.properties.set(name, [value]);
    }
  };
  const close = (): void => {
    const element = elements.pop();
    if (element?.item) items.pop();
    if (!element?.text) return;
    texts.pop();
    add(element.text.owner, element.text.names, element.text.value);
  };

  return {
    open(name, attributes) {
      const owner = items.at(-1);
      const names = toLocalNames(attributes['itemprop']);
      const isItem = attributes['itemscope'] !== undefined && items.length < DEPTH_MAX && valuesLeft > 0;
      if (isItem) {
        const item = createItem(attributes);
        if (owner && names.length > 0) add(owner, names, item);
        else if (names.length === 0) roots.push(item);
        valuesLeft -= 1;
        items.push(item);
        elements.push({ item, text: undefined });
        return;
      }
      const attribute = Object.hasOwn(VALUE_ATTRIBUTES, name) ? VALUE_ATTRIBUTES[name] : undefined;
      const value = attributes['content'] ?? (attribute === undefined ? undefined : attributes[attribute]);
      const isText = owner && names.length > 0 && value === undefined && texts.length < TEXTS_AT_ONCE;
      const text = isText ? { owner, names, value: '' } : undefined;
      if (owner && names.length > 0 && value !== undefined) add(owner, names, value);
      if (text) texts.push(text);
      elements.push({ item: undefined, text });
    },
    text(text) {
      for (const open of texts) if (open.value.length < TEXT_MAX) open.value += text;
    },
    close,
    finish() {
      while (elements.length > 0) close();
      return { roots, byId: new Map() };
    },
  };
}

function createItem(attributes: Attributes): OpenItem {
  return {
    id: null,
    types: toLocalNames(attributes['itemtype']),
    properties: new Map(),
  };
}

function toLocalNames(words: string | undefined): readonly string[] {
  return (words ?? '')
    .slice(0, NAMES_MAX)
    .split(/\s+/)
    .flatMap((word) => toLocalName(word) ?? []);
}
