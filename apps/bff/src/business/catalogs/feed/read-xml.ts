import sax from 'sax';
import { getFieldName, type FeedEvent, type FeedError, type FeedField, type FeedReader } from './feed-row.ts';

/** Elements that are a product: RSS, Atom, and what shops call it themselves. */
const ITEMS = new Set(['item', 'entry', 'product', 'offer']);
/** The types of the parser do not know that it can be kept from HTML's entities. */
const OPTIONS: sax.SAXOptions & { readonly strictEntities: true } = { strictEntities: true, position: true };
const DEPTH_MAX = 20;
/** A field is read up to here; what a field may be long is for the rules of products. */
const TEXT_CHARS_MAX = 12_000;

/**
 * Reads a feed in XML: RSS, Atom or a list of products. Entities beyond those that XML itself knows are not expanded and
 * a document type is refused, so nothing in it can grow; what is not well-formed ends it, and what came before stays.
 */
export function createXmlReader(): FeedReader {
  const parser = sax.parser(true, OPTIONS);
  let events: FeedEvent[] = [];
  let isOver = false;
  let depth = 0;
  let item:
    | { readonly line: number; readonly depth: number; values: Partial<Record<FeedField, string>> }
    | undefined;
  let field: { readonly name: FeedField; readonly depth: number; text: string } | undefined;
  let hasRoot = false;

  const fail = (code: FeedError): void => {
    if (isOver) return;
    isOver = true;
    events.push({ kind: 'failed', code, line: parser.line + 1 });
  };
  const hear = (text: string): void => {
    if (field && field.text.length < TEXT_CHARS_MAX) field.text += text;
  };
  parser.ondoctype = () => fail('feed_xml_doctype');
  parser.onsgmldeclaration = () => fail('feed_xml_doctype');
  parser.onerror = () => fail('feed_xml_broken');
  parser.ontext = hear;
  parser.oncdata = hear;
  parser.onopentag = ({ name, attributes }) => {
    if (isOver) return;
    hasRoot = true;
    depth += 1;
    if (depth > DEPTH_MAX) return fail('feed_xml_too_deep');
    if (!item) {
      if (ITEMS.has(localName(name))) item = { line: parser.line + 1, depth, values: {} };
      return undefined;
    }
    if (field || depth !== item.depth + 1) return undefined;
    const known = getFieldName(name);
    if (known === undefined || item.values[known] !== undefined) return undefined;
    const { href } = attributes as Readonly<Record<string, string>>;
    field = { name: known, depth, text: typeof href === 'string' ? href : '' };
    return undefined;
  };
  parser.onclosetag = () => {
    if (isOver) return;
    if (item && field?.depth === depth) {
      item.values[field.name] = field.text;
      field = undefined;
    } else if (item?.depth === depth) {
      events.push({ kind: 'row', line: item.line, values: item.values });
      item = undefined;
    }
    depth -= 1;
  };
  const take = (): readonly FeedEvent[] => {
    const taken = events;
    events = [];
    return taken;
  };
  return {
    push(text) {
      if (isOver) return [];
      try {
        parser.write(text);
      } catch {
        // The parser throws again what it reported before.
        fail('feed_xml_broken');
      }
      return take();
    },
    end() {
      if (isOver) return [];
      try {
        parser.close();
      } catch {
        fail('feed_xml_broken');
      }
      if (!hasRoot) fail('feed_empty');
      return take();
    },
  };
}

const localName = (name: string): string => name.toLowerCase().replace(/^\w+:/, '');
