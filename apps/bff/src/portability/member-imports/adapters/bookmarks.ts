import { Parser } from 'htmlparser2';
import type { ImportFiles } from '../files/import-files.ts';
import type { ReadItem } from '../import-item.ts';
import type { ImportAdapter } from './adapter.ts';
import { headOf, namesOf, textChunks } from './documents.ts';
import { createFolderBoards, type FolderTarget } from './folders.ts';
import { derivedId, sourceLink, sourceText, sourceTime } from './source-text.ts';

/** A bookmark, with the folders that it is in. */
type Bookmark = {
  readonly path: readonly string[];
  readonly href: string;
  readonly title: string;
  readonly description: string;
  readonly addedAt: string;
};

const DOCTYPE = /<!doctype\s+netscape-bookmark-file-1/i;
const TEXT_CHARS_MAX = 20_000;

/**
 * Bookmarks of a browser, in the format of Netscape that all of them export. The folders of the first level are boards; those inside of them
 * are sections. The bookmarks bar and the menu are no folders.
 */
export const bookmarksAdapter: ImportAdapter = {
  kind: 'bookmarks',
  async detect(files) {
    for (const name of namesOf(files, /\.html?$/i)) if (DOCTYPE.test(await headOf(files, name))) return true;
    return false;
  },
  source: async () => 'bookmarks',
  async *read(files) {
    const folders = createFolderBoards();
    for await (const { path } of readBookmarks(files)) folders.add(path);
    for (const item of [...folders.boards(), ...folders.sections()]) yield { ok: true, item };
    for await (const bookmark of readBookmarks(files)) yield toPin(bookmark, folders.add(bookmark.path));
  },
};

function toPin({ href, title, description, addedAt }: Bookmark, { board, section }: FolderTarget): ReadItem {
  const link = sourceLink(href);
  const name = sourceText(title);
  if (link === null)
    return { ok: false, kind: 'pin', title: name ?? href.slice(0, 100), reason: 'not_imported' };
  return {
    ok: true,
    item: {
      kind: 'pin',
      id: derivedId(board ?? '', section ?? '', link),
      board,
      section,
      image: { kind: 'page', url: link },
      title: name,
      description: sourceText(description),
      altText: null,
      link,
      savedAt: sourceTime(addedAt),
    },
  };
}

async function* readBookmarks(files: ImportFiles): AsyncGenerator<Bookmark> {
  for (const name of namesOf(files, /\.html?$/i)) {
    if (!DOCTYPE.test(await headOf(files, name))) continue;
    const reader = createBookmarkReader();
    for await (const chunk of textChunks(files, name)) yield* reader.push(chunk);
    yield* reader.end();
  }
}

type Open = { href: string; title: string; description: string; addedAt: string };

/** Creates a reader of one file. Its tags are rarely closed, except `DL`, which is a folder. */
function createBookmarkReader(): {
  push(text: string): readonly Bookmark[];
  end(): readonly Bookmark[];
} {
  let found: Bookmark[] = [];
  const path: (string | null)[] = [];
  let folder: { name: string; isRoot: boolean } | undefined;
  let bookmark: Open | undefined;
  let target: 'folder' | 'title' | 'description' | undefined;
  const endBookmark = (): void => {
    if (bookmark) found.push({ ...bookmark, path: path.filter((name) => name !== null) });
    bookmark = undefined;
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'dt' || tag === 'dl') endBookmark();
      target = undefined;
      if (tag === 'h3') {
        // Browsers mark the bookmarks bar, and the menus beside it.
        const isRoot = ['personal_toolbar_folder', 'unfiled_bookmarks_folder'].some(
          (name) => name in attributes,
        );
        folder = { name: '', isRoot };
        target = 'folder';
      } else if (tag === 'a') {
        endBookmark();
        const { href = '', add_date: addedAt = '' } = attributes;
        bookmark = { href, title: '', description: '', addedAt };
        target = 'title';
      } else if (tag === 'dd') target = bookmark ? 'description' : undefined;
      else if (tag === 'dl') {
        path.push(folder && !folder.isRoot ? folder.name.trim() || '–' : null);
        folder = undefined;
      }
    },
    ontext(text) {
      if (target === 'folder' && folder && folder.name.length < TEXT_CHARS_MAX) folder.name += text;
      if (target === 'title' && bookmark && bookmark.title.length < TEXT_CHARS_MAX) bookmark.title += text;
      if (target === 'description' && bookmark && bookmark.description.length < TEXT_CHARS_MAX)
        bookmark.description += text;
    },
    onclosetag(tag) {
      if (tag === 'h3' || tag === 'a') target = undefined;
      if (tag === 'dl') {
        endBookmark();
        path.pop();
      }
    },
  });
  const take = (): readonly Bookmark[] => {
    const taken = found;
    found = [];
    return taken;
  };
  return {
    push(text) {
      parser.write(text);
      return take();
    },
    end() {
      parser.end();
      endBookmark();
      return take();
    },
  };
}
