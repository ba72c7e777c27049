import type { ArchiveLine } from '../portability/member-archive/index.ts';

/** Returns the lines of an archive without their ends of lines. */
export function linesOf(jsonl: Buffer | undefined): readonly ArchiveLine[] {
  return (jsonl?.toString() ?? '')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ArchiveLine);
}

/**
 * Returns lines without identifiers, and without what an import cannot know: the site, the time, and the creators of saves. Two archives of
 * the same contents have the same ones.
 */
export function comparableLines(lines: readonly ArchiveLine[], username: string): readonly object[] {
  const names = new Map<string, string>();
  const named = (id: string | null): string | null => {
    if (id === null) return null;
    if (!names.has(id)) names.set(id, `#${names.size}`);
    return names.get(id) ?? null;
  };
  return lines.flatMap((line): readonly object[] => {
    switch (line.kind) {
      case 'board':
        return [{ ...line, id: named(line.id), coverPin: line.coverPin !== null }];
      case 'section':
        return [{ ...line, id: named(line.id), board: named(line.board) }];
      case 'note':
        return [{ ...line, id: '', board: named(line.board), author: line.author === username }];
      case 'comment': {
        const ids = { id: named(line.id), parent: named(line.parent), pin: named(line.pin) };
        return [{ ...line, ...ids, address: '' }];
      }
      case 'follow':
        return [line];
      case 'pin':
        return [comparablePin(line, username, named)];
      default:
        return [];
    }
  });
}

/** Every upload is encoded again, so that the bytes of images and videos, and the hashes in their names, differ. */
function comparablePin(
  line: Extract<ArchiveLine, { readonly kind: 'pin' }>,
  username: string,
  named: (id: string | null) => string | null,
): object {
  const { id, board, section, savedBy, slides, pages, video } = line;
  return {
    ...line,
    id: named(id),
    board: named(board),
    section: named(section),
    savedBy: savedBy === username,
    image: 'image',
    video: video !== null,
    slides: slides.map((slide) => ({ ...slide, image: 'image' })),
    pages: pages.map((page) => ({ ...page, image: 'image', video: page.video !== null })),
    creator: '',
    isSave: '',
  };
}
