import { getTextDirection, isRightToLeft, visualPieces } from './visual-pieces.ts';

type Place = { readonly width: number; readonly align?: 'left' | 'right'; readonly paragraphGap?: number };

/**
 * Writes a text within a width, and continues below it. pdfkit writes words from the left as they come, and
 * its font turns each that is from right to left: lines with such words are drawn piece by piece, in the
 * order that is read.
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

/** A text in lines that are no wider than there is room; a word alone may be. */
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
