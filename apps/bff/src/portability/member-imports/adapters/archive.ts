import { LINES_FILE, type ArchiveLine, type PinLine } from '../../member-archive/index.ts';
import type { ImportedPin, ImportItem, ReadItem } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { readLines } from './read-lines.ts';

/** The maximum length of the address of a site. */
const SOURCE_MAX = 200;

/** Archives of this software (docs/archive.md). */
export const archiveAdapter: ImportAdapter = {
  kind: 'pegboard',
  detect: async (files) => files.names.has(LINES_FILE),
  async source(files) {
    for await (const read of readLines(files))
      if (read.ok && read.line.kind === 'archive') return read.line.site.slice(0, SOURCE_MAX);
    return '';
  },
  async *read(files) {
    for await (const read of readLines(files)) {
      if (!read.ok) yield invalidLine(read.nth);
      else {
        const item = toItem(read.line);
        if (item) yield { ok: true, item };
      }
    }
  },
};

const invalidLine = (nth: number): ReadItem => ({
  ok: false,
  kind: 'unknown',
  title: `${LINES_FILE}:${nth}`,
  reason: 'line_invalid',
});

function toItem(line: ArchiveLine): ImportItem | undefined {
  switch (line.kind) {
    case 'archive':
    case 'profile':
      return undefined;
    case 'board':
    case 'section':
    case 'note':
      return line;
    case 'comment':
      return {
        ...line,
        createdAt: new Date(line.createdAt),
        editedAt: line.editedAt === null ? null : new Date(line.editedAt),
      };
    case 'follow':
      return {
        kind: 'follow',
        target: line.type,
        slug: line.type === 'member' ? line.username : line.slug,
        owner: line.type === 'board' ? line.owner : null,
        name: line.name,
      };
    case 'pin':
      return toPin(line);
  }
}

function toPin(line: PinLine): ImportedPin {
  const { id, board, section, title, description, altText, link } = line;
  return {
    kind: 'pin',
    id,
    board,
    isOnSharedBoard: board === null,
    section,
    image: { kind: 'file', name: line.image },
    video: line.video,
    title,
    description,
    altText,
    link,
    savedAt: new Date(line.savedAt),
    archived: line,
  };
}
