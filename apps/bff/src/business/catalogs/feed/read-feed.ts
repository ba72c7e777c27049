import type { FeedEvent, FeedReader } from './feed-row.ts';
import { detectEncoding, HEAD_BYTES } from './decode-text.ts';
import { createTableReader } from './read-table.ts';
import { createXmlReader } from './read-xml.ts';

/** Maximum number of products per feed. */
export const FEED_ROWS_MAX = 100_000;

/**
 * Reads a feed of any size as a stream: tables with any delimiter, RSS, Atom and other XML, in UTF-8, UTF-16
 * or Windows-1252. The format is detected by content, not by name. It buffers at most the longest line; a
 * feed with more than `rowsMax` product lines is read up to that line. Exports of Shopify and WooCommerce need the address
 * of the shop.
 */
export async function* readFeed(
  pieces: AsyncIterable<Uint8Array>,
  rowsMax: number = FEED_ROWS_MAX,
  shop: string | null = null,
): AsyncGenerator<readonly FeedEvent[]> {
  let head: Uint8Array | undefined = Buffer.alloc(0);
  let decode: ((bytes?: Uint8Array) => string) | undefined;
  let reader: FeedReader | undefined;
  let rows = 0;
  let isOver = false;

  const counted = (events: readonly FeedEvent[]): readonly FeedEvent[] => {
    const included: FeedEvent[] = [];
    for (const event of events) {
      if (event.kind === 'row' || event.kind === 'problem') rows += 1;
      isOver = rows > rowsMax || event.kind === 'failed';
      included.push(
        rows > rowsMax ? { kind: 'failed', code: 'feed_too_many_rows', line: lineOf(event) } : event,
      );
      if (isOver) break;
    }
    return included;
  };
  const begin = (bytes: Uint8Array): readonly FeedEvent[] => {
    const encoding = detectEncoding(bytes);
    if (encoding.kind === 'unfit') return [{ kind: 'failed', code: encoding.code, line: 1 }];
    const decoder = new TextDecoder(encoding.label);
    decode = (more) => (more ? decoder.decode(more, { stream: true }) : decoder.decode());
    const text = decode(bytes);
    const isXml = text.trimStart().startsWith('<');
    reader = isXml ? createXmlReader() : createTableReader(shop);
    // Leading white space before the XML declaration is tolerated.
    return reader.push(isXml ? text.trimStart() : text);
  };
  for await (const piece of pieces) {
    if (head) {
      head = Buffer.concat([head, piece]);
      if (head.length < HEAD_BYTES) continue;
      yield counted(begin(head));
      head = undefined;
    } else if (decode && reader) yield counted(reader.push(decode(piece)));
    if (isOver) return;
  }
  if (head) yield counted(begin(head));
  if (!isOver && decode && reader) yield counted([...reader.push(decode()), ...reader.end()]);
}

const lineOf = (event: FeedEvent): number => ('line' in event ? event.line : 1);
