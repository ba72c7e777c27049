import sax from 'sax';
import { getFieldName, type FeedEvent, type FeedError, type FeedField, type FeedReader } from './feed-row.ts';

/** Product elements: those of RSS, Atom, and common names used by shops. */
const ITEMS = new Set(['item', 'entry', 'product', 'offer']);
/** The parser's types lack the option that disables HTML entities. */
const OPTIONS: sax.SAXOptions & { readonly strictEntities: true } = { strictEntities: true, position: true };
const DEPTH_MAX = 20;
/** Maximum number of characters read per field; the product rules have their own maximum lengths. */
const TEXT_CHARS_MAX = 12_000;

/**
 * Creates a reader of XML feeds: RSS, Atom or a list of products. Only predefined XML entities are expanded
 * and a document type is rejected, which prevents entity expansion attacks; malformed XML ends the feed, and
 * the products before stay.
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
        // The parser throws the error again that it reported before.
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
