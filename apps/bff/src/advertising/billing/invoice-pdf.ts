import { fileURLToPath } from 'node:url';
import { formatMoney } from './money.ts';
import type { BilledTo } from './billed-to.ts';
import { drawText, heightOfText } from './draw-text.ts';

/** A table of a document: its column names, their relative widths, and its rows. */
export type DocumentTable = {
  readonly columns: readonly { readonly name: string; readonly width: number; readonly isNumber?: boolean }[];
  readonly rows: readonly (readonly string[])[];
};

/** The contents of a document, from top to bottom. */
export type BillingDocument = {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly billedTo: readonly string[];
  readonly table: DocumentTable;
  readonly totals: readonly (readonly [name: string, value: string])[];
  readonly notes: readonly string[];
};

const fontPath = (file: string): string => fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${file}`));
const MARGIN = 48;
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const SMALL = 9;

/**
 * Renders a document as a PDF in A4. Its fonts are embedded, so that Latin, Greek, Cyrillic, Arabic and
 * Hebrew text is displayed anywhere.
 */
export async function drawDocument(shown: BillingDocument): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: shown.title, Author: 'Pegboard' },
    font: fontPath('DejaVuSans.ttf'),
  });
  const pieces: Buffer[] = [];
  pdf.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  pdf.registerFont('plain', fontPath('DejaVuSans.ttf'));
  pdf.registerFont('bold', fontPath('DejaVuSans-Bold.ttf'));
  drawHead(pdf, shown);
  drawTable(pdf, shown.table);
  drawTotals(pdf, shown);
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}

function drawHead(pdf: PDFKit.PDFDocument, { title, facts, billedTo }: BillingDocument): void {
  pdf.font('bold').fontSize(18).text('Pegboard', MARGIN, MARGIN);
  pdf.fontSize(14).text(title, { paragraphGap: 12 });
  const top = pdf.y;
  for (const [name, value] of facts) {
    pdf.font('plain').fontSize(SMALL);
    drawText(pdf, `${name}: ${value}`, MARGIN, pdf.y, { width: WIDTH / 2 - 12 });
  }
  const left = pdf.y;
  pdf.y = top;
  for (const line of billedTo) drawText(pdf, line, MARGIN + WIDTH / 2, pdf.y, { width: WIDTH / 2 });
  pdf.y = Math.max(left, pdf.y) + 18;
}

function drawTable(pdf: PDFKit.PDFDocument, { columns, rows }: DocumentTable): void {
  const drawRow = (cells: readonly string[], font: 'bold' | 'plain'): void => {
    pdf.font(font).fontSize(SMALL);
    const width = (at: number): number => (columns[at]?.width ?? 0) * WIDTH - 6;
    const height = Math.max(...cells.map((cell, at) => heightOfText(pdf, cell, width(at))));
    if (pdf.y + height > BOTTOM) pdf.addPage();
    const top = pdf.y;
    let x = MARGIN;
    for (const [at, cell] of cells.entries()) {
      const isNumber = columns[at]?.isNumber === true;
      drawText(pdf, cell, x, top, { width: width(at), align: isNumber ? 'right' : 'left' });
      x += width(at) + 6;
    }
    pdf.y = top + height + 5;
    pdf
      .moveTo(MARGIN, pdf.y - 2)
      .lineTo(MARGIN + WIDTH, pdf.y - 2)
      .lineWidth(0.5)
      .stroke('#bbbbbb');
  };
  drawRow(
    columns.map(({ name }) => name),
    'bold',
  );
  for (const row of rows) drawRow(row, 'plain');
}

function drawTotals(pdf: PDFKit.PDFDocument, { totals, notes }: BillingDocument): void {
  pdf.y += 8;
  for (const [at, [name, value]] of totals.entries()) {
    if (pdf.y + 16 > BOTTOM) pdf.addPage();
    const top = pdf.y;
    pdf.font(at === totals.length - 1 ? 'bold' : 'plain').fontSize(SMALL + 1);
    pdf.text(name, MARGIN + WIDTH / 2, top, { width: WIDTH / 4 });
    pdf.text(value, MARGIN + (WIDTH * 3) / 4, top, { width: WIDTH / 4 - 6, align: 'right' });
    pdf.y = Math.max(pdf.y, top + 14);
  }
  pdf.y += 12;
  pdf.font('plain').fontSize(SMALL);
  for (const note of notes) drawText(pdf, note, MARGIN, pdf.y, { width: WIDTH, paragraphGap: 4 });
}

/** Returns the lines of an address on a document. */
export function addressLines(billedTo: BilledTo | null): readonly string[] {
  if (!billedTo) return [];
  const country = new Intl.DisplayNames('en-US', { type: 'region' }).of(billedTo.country) ?? billedTo.country;
  const town = [billedTo.postal_code, billedTo.city].filter(Boolean).join(' ');
  return ['Billed to', billedTo.legal_name, billedTo.street, town, country, billedTo.tax_id].filter(Boolean);
}

/** Returns the rows of labeled amounts; zero amounts are omitted, except for the last. */
export function amountRows(
  rows: readonly (readonly [name: string, micro: number])[],
  currency: string,
): readonly (readonly [string, string])[] {
  return rows
    .filter(([, micro], at) => micro !== 0 || at === rows.length - 1)
    .map(([name, micro]) => [name, formatMoney(micro, currency)]);
}
