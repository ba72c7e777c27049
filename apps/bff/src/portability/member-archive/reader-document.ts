import { escapeHtml } from '@pegboard/types';
import type { ReaderTexts } from './reader-texts.ts';

/** A file of the HTML reader inside the ZIP. */
export type ReaderPage = { readonly path: string; readonly html: string };

/** Files of the archive only: the pages load nothing from the network and run no scripts. */
const POLICY = "default-src 'none'; img-src 'self' file:; media-src 'self' file:; style-src 'self' file:";

/** The style sheet of the reader. */
export const READER_STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}*{box-sizing:border-box}body{margin:0 auto;max-width:1200px;padding:24px 16px 64px;background:light-dark(#fff,#1c1f1e);color:light-dark(#1a1d1c,#f2f0ea)}a{color:light-dark(#0b6e63,#7fd1c5)}a:focus-visible{outline:3px solid;outline-offset:2px}h1,h2,h3,p{margin:0 0 8px;overflow-wrap:anywhere}h2{margin-top:40px}ul{list-style:none;margin:24px 0;padding:0}.boards{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(220px,1fr))}.boards li,.note{padding:16px;border-radius:16px;background:light-dark(#f1efe9,#2a2e2c)}.boards a{font-weight:600}.pins{columns:240px;column-gap:16px}.pins>li{break-inside:avoid;margin:0 0 24px}.pins h4{margin:0;font-size:.875rem}.pins>li ul,.pins>li ol{margin:0 0 8px;padding-inline-start:20px;list-style:revert}img,video{display:block;width:100%;height:auto;border-radius:16px;margin:0 0 8px;background:light-dark(#f1efe9,#2a2e2c)}h3{font-size:1rem}small,.hint{color:light-dark(#5b605e,#b4b7b3);font-size:.875rem}.table{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem}th,td{padding:6px 12px;border-block-end:1px solid light-dark(#d9d6ce,#444a47);text-align:start;vertical-align:top}.text{white-space:pre-line}`;

/** Writes a page of the reader around its body. */
export function readerDocument(
  texts: ReaderTexts,
  { title, folder, body }: { readonly title: string; readonly folder: string; readonly body: string },
): string {
  return `<!doctype html><html lang="${texts.lang}" dir="${texts.dir}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="${folder}style.css"></head><body>${body}</body></html>\n`;
}
