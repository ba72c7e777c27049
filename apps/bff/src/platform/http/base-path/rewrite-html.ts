import { Transform, type TransformCallback } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** The attributes with one address. */
const ADDRESS = /(\s(?:href|src|action|formaction|poster)=")(?=\/(?![/\\]))/gi;
/** The attributes with several addresses, separated by commas. */
const ADDRESSES = /(\s(?:srcset|imagesrcset)=")([^"]*)(")/gi;
const ONE_OF_ADDRESSES = /(^|,\s*)(?=\/(?![/\\]))/g;
/** A module that an inline script loads. */
const IMPORT = /(\bimport\(")(?=\/(?![/\\]))/g;

/**
 * Returns HTML with the base before each address within the site. Texts and attributes are escaped in all pages of the site, so that a
 * quote ends an attribute, and an attribute with such a name is one of an element.
 */
export function rewriteHtml(html: string, base: string): string {
  if (base === '') return html;
  return html
    .replaceAll(ADDRESS, `$1${base}`)
    .replaceAll(ADDRESSES, (_, start: string, list: string, end: string) => {
      return start + list.replaceAll(ONE_OF_ADDRESSES, `$1${base}`) + end;
    })
    .replaceAll(IMPORT, `$1${base}`);
}

/** Creates a stream that rewrites HTML: each part as soon as it is received, up to the end of its last tag. */
export function createHtmlRewriter(base: string): Transform {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback): void {
      rest += decoder.write(chunk);
      const end = rest.lastIndexOf('>') + 1;
      if (end > 0) {
        this.push(rewriteHtml(rest.slice(0, end), base));
        rest = rest.slice(end);
      }
      done();
    },
    flush(done: TransformCallback): void {
      done(null, rewriteHtml(rest + decoder.end(), base));
    },
  });
}

/** Returns a play list of a video with the base before the addresses within the site: whole lines, and those of its first part. */
export function rewritePlayList(list: string, base: string): string {
  return list.replaceAll(/(^|URI=")(?=\/(?![/\\]))/gm, `$1${base}`);
}
