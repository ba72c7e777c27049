import { getTextDirection, isRightToLeft, visualPieces } from './visual-pieces.ts';

type Place = { readonly width: number; readonly align?: 'left' | 'right'; readonly paragraphGap?: number };

/**
 * Draws a text within a width, and moves below it. pdfkit draws words from the left in logical order, and its
 * font reverses right-to-left ones: lines with such words are drawn piece by piece, in visual order.
 */
export function drawText(pdf: PDFKit.PDFDocument, text: string, x: number, y: number, place: Place): void {
  if (!isRightToLeft(text)) {
    pdf.text(text, x, y, place);
    return;
  }
  const { width, align, paragraphGap = 0 } = place;
  const direction = getTextDirection(text);
  let top = y;
  for (const line of linesOf(pdf, text, width)) {
    let at = align === 'right' ? x + width - pdf.widthOfString(line) : x;
    for (const piece of visualPieces(line, direction)) {
      pdf.text(piece, at, top, { lineBreak: false });
      at += pdf.widthOfString(piece);
    }
    top += pdf.currentLineHeight(true);
  }
  pdf.x = x;
  pdf.y = top + paragraphGap;
}

/** Returns the height at which `drawText` renders a text. */
export function heightOfText(pdf: PDFKit.PDFDocument, text: string, width: number): number {
  return isRightToLeft(text)
    ? linesOf(pdf, text, width).length * pdf.currentLineHeight(true)
    : pdf.heightOfString(text, { width });
}

/** Breaks a text into lines that fit into a width; only a single word may exceed it. */
function linesOf(pdf: PDFKit.PDFDocument, text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last === undefined || pdf.widthOfString(longer) > width) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
