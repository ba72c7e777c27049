/** A page of the site before Astro reads it. */
export type Page = {
  readonly slug: string;
  readonly title: string;
  readonly description?: string | undefined;
  /** The text of the entry in the sidebar, if not the title. */
  readonly label?: string | undefined;
  readonly order?: number | undefined;
  readonly body: string;
};

const TITLE = /^# (.+)\n+/m;
const FENCE = /^(```[\s\S]*?^```)/m;

/** Returns the title of a Markdown file, which is its first heading, and the text without it. */
export function splitTitle(markdown: string): { readonly title: string; readonly body: string } {
  const [heading = '', title = ''] = TITLE.exec(markdown) ?? [];
  return { title: title.replaceAll('`', ''), body: markdown.replace(heading, '') };
}

/** Changes a Markdown text outside of its code blocks. */
export const mapProse = (markdown: string, map: (prose: string) => string): string =>
  markdown
    .split(FENCE)
    .map((part) => (part.startsWith('```') ? part : map(part)))
    .join('');

/** Returns the file of a page, with its front matter. */
export function renderPage({ title, description, label, order, body }: Page): string {
  const sidebar = { ...(label !== undefined && { label }), ...(order !== undefined && { order }) };
  const matter = { title, ...(description !== undefined && { description }), sidebar };
  const lines = Object.entries(matter).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n${body.trim()}\n`;
}

/** Returns a text as code in a cell of a table, on one line. */
export function codeCell(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return '';
  const fence = line.includes('`') ? '``' : '`';
  return `${fence}${line.replaceAll('|', '\\|')}${fence}`;
}

/** Returns prose in a cell of a table: on one line, with what Markdown would read as HTML as text. */
export const proseCell = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll('|', '\\|')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll('<', '&lt;').replaceAll('{', '&#123;')))
    .join('');

/** Returns a table of Markdown; an empty text when there are no rows. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Returns a text in the form of a heading's anchor. */
export const anchor = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
