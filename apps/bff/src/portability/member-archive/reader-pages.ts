import { escapeHtml, type Locale } from '@pegboard/types';
import { z } from 'zod';
import type { ArchiveLine, BoardLine, NoteLine, PinLine } from './archive-lines.ts';
import { ACCOUNT_PAGE } from './account-data.ts';
import { accountTexts } from './account-texts.ts';
import { readerDocument, type ReaderPage } from './reader-document.ts';
import { readerTexts, type ReaderTexts } from './reader-texts.ts';

/** Number of Pins on a page of the reader. */
const PINS_PER_PAGE = 200;
/** Writes the pages of the HTML reader from the lines of an archive, given in their order. */
export type Reader = {
  /** Adds a line. Returns the pages that are complete. */
  add(line: ArchiveLine): readonly ReaderPage[];
  /** Returns the remaining pages, the index included. */
  end(): readonly ReaderPage[];
};

type OpenPage = {
  readonly board: BoardLine | undefined;
  readonly nth: number;
  pins: string[];
  section: string | null;
};

/**
 * Creates the reader of an archive. It holds one page of Pins, and the boards, sections and notes. The index links to the page of
 * the account data if the archive has one.
 */
export function createReader(locale: Locale, hasAccountData = false): Reader {
  const texts = readerTexts(locale);
  const boards = new Map<string, BoardLine>();
  const sections = new Map<string, string>();
  const notes = new Map<string, NoteLine[]>();
  const counts = new Map<string, number>();
  const pages = new Map<string, number>();
  let name = '';
  let open: OpenPage | undefined;

  const keyOf = (board: BoardLine | undefined): string => board?.id ?? SHARED;
  const close = (hasNext: boolean): ReaderPage[] => {
    if (!open) return [];
    const { board, nth, pins } = open;
    pages.set(keyOf(board), nth);
    const page = {
      path: pagePath(keyOf(board), nth),
      html: boardPage(texts, {
        board,
        nth,
        hasNext,
        notes: nth === 1 ? (notes.get(keyOf(board)) ?? []) : [],
        pins,
      }),
    };
    open = undefined;
    return [page];
  };
  return {
    add(line) {
      if (line.kind === 'profile') name = line.name;
      if (line.kind === 'board') boards.set(line.id, line);
      if (line.kind === 'section') sections.set(line.id, line.title);
      if (line.kind === 'note') notes.set(line.board, [...(notes.get(line.board) ?? []), line]);
      if (line.kind !== 'pin') return [];
      const board = line.board === null ? undefined : boards.get(line.board);
      const key = keyOf(board);
      const isSame = open !== undefined && keyOf(open.board) === key;
      const isFull = isSame && (counts.get(key) ?? 0) % PINS_PER_PAGE === 0;
      const done = isSame && !isFull ? [] : close(isFull);
      open ??= { board, nth: (pages.get(key) ?? 0) + 1, pins: [], section: null };
      counts.set(key, (counts.get(key) ?? 0) + 1);
      if (line.section !== open.section) {
        open.section = line.section;
        open.pins.push(
          `</ul><h2 dir="auto">${escapeHtml(sections.get(line.section ?? '') ?? '')}</h2><ul class="pins">`,
        );
      }
      open.pins.push(pinItem(texts, line));
      return done;
    },
    end() {
      const last = close(false);
      const all = [...boards.values()];
      const empty = all
        .filter(({ id }) => !pages.has(id))
        .map((board) => ({
          path: pagePath(board.id, 1),
          html: boardPage(texts, {
            board,
            nth: 1,
            hasNext: false,
            notes: notes.get(board.id) ?? [],
            pins: [],
          }),
        }));
      const entries = all.map((board) => indexEntry(texts, board, counts.get(board.id) ?? 0));
      const shared = counts.get(SHARED);
      if (shared !== undefined)
        entries.push(
          `<li><a href="${pagePath(SHARED, 1)}">${escapeHtml(texts.shared)}</a><br><small>${escapeHtml(texts.pins(shared))}</small></li>`,
        );
      const account = hasAccountData
        ? `<p><a href="${ACCOUNT_PAGE}">${escapeHtml(accountTexts(locale).title)}</a></p>`
        : '';
      const body = `<h1 dir="auto">${escapeHtml(name)}</h1><p class="hint">${escapeHtml(texts.intro)}</p>${account}<ul class="boards">${entries.join('')}</ul>`;
      return [
        ...last,
        ...empty,
        { path: 'index.html', html: readerDocument(texts, { title: name, folder: '', body }) },
      ];
    },
  };
}

/** The name of the page of Pins on boards of other members. */
const SHARED = 'shared';

const pagePath = (key: string, nth: number): string => `boards/${key}${nth === 1 ? '' : `-${nth}`}.html`;

function indexEntry(texts: ReaderTexts, board: BoardLine, pins: number): string {
  const facts = [texts.pins(pins), ...boardFacts(texts, board)].join(' · ');
  return `<li><a dir="auto" href="${pagePath(board.id, 1)}">${escapeHtml(board.name)}</a><br><small>${escapeHtml(facts)}</small></li>`;
}

const boardFacts = (texts: ReaderTexts, { privacy, isArchived }: BoardLine): readonly string[] => [
  ...(privacy === 'public' ? [] : [texts.privacy[privacy]]),
  ...(isArchived ? [texts.archived] : []),
];

type BoardPage = Pick<OpenPage, 'board' | 'nth' | 'pins'> & {
  readonly hasNext: boolean;
  readonly notes: readonly NoteLine[];
};

function boardPage(texts: ReaderTexts, { board, nth, hasNext, notes, pins }: BoardPage): string {
  const key = board?.id ?? SHARED;
  const title = board?.name ?? texts.shared;
  const about = board?.description ? `<p class="text" dir="auto">${escapeHtml(board.description)}</p>` : '';
  const facts = board ? boardFacts(texts, board).join(' · ') : '';
  const link = (to: number, label: string): string =>
    `<a href="${pagePath(key, to).replace('boards/', '')}">${escapeHtml(label)}</a>`;
  const turns = [
    ...(nth > 1 ? [link(nth - 1, texts.previous)] : []),
    ...(hasNext ? [link(nth + 1, texts.next)] : []),
  ];
  const body = `<p><a href="../index.html">${escapeHtml(texts.back)}</a></p><h1 dir="auto">${escapeHtml(title)}</h1>${facts === '' ? '' : `<p class="hint">${escapeHtml(facts)}</p>`}${about}${notes.map(noteItem).join('')}<ul class="pins">${pins.join('')}</ul><p>${turns.join(' · ')}</p>`;
  return readerDocument(texts, { title, folder: '../', body });
}

function noteItem({ title, text, todos }: NoteLine): string {
  const list = todos.map((todo) => `<br>${todo.isDone ? '☑' : '☐'} ${escapeHtml(todo.text)}`).join('');
  return `<section class="note"><h3 dir="auto">${escapeHtml(title)}</h3><p class="text" dir="auto">${escapeHtml(text)}${list}</p></section>`;
}

function pinItem(texts: ReaderTexts, pin: PinLine): string {
  const alt = pin.altText ?? pin.autoAltText ?? pin.title ?? '';
  const picture = (image: string, label: string, video: string | null): string =>
    video === null
      ? `<a href="../${image}"><img loading="lazy" src="../${image}" alt="${escapeHtml(label || texts.image)}"></a>`
      : `<video controls preload="none" poster="../${image}" src="../${video}" aria-label="${escapeHtml(label || texts.image)}"></video>`;
  const line = (text: string | null): string =>
    text ? `<p class="text" dir="auto">${escapeHtml(text)}</p>` : '';
  const title = pin.title ? `<h3 dir="auto">${escapeHtml(pin.title)}</h3>` : '';
  const creator = pin.creator ? `<small dir="auto">${escapeHtml(texts.by(pin.creator.name))}</small>` : '';
  // The first page of a story, and the first slide of a carousel, show the image of the Pin.
  const more = [
    ...pin.slides.map(
      (slide, at) =>
        (at === 0 ? '' : picture(slide.image, slide.title ?? '', null)) +
        line(slide.title) +
        line(slide.details) +
        outbound(slide.link),
    ),
    ...pin.pages.map(
      (page, at) =>
        (at === 0 ? '' : picture(page.image, page.title ?? '', page.video)) +
        line(page.title) +
        page.texts.map(line).join('') +
        outbound(page.link),
    ),
    listsOf(texts, pin.details),
  ].join('');
  const video = pin.video ?? pin.pages[0]?.video ?? null;
  return `<li>${picture(pin.image, alt, video)}${title}${line(pin.description)}${outbound(pin.link)}${more}${creator}</li>`;
}

const linesSchema = z.array(z.string()).default([]);
const listsSchema = z.object({
  recipe: z.object({ ingredients: linesSchema, steps: linesSchema }).optional(),
  lists: z.object({ ingredients: linesSchema, materials: linesSchema, steps: linesSchema }).optional(),
});

/** Returns the ingredients, materials and steps of a recipe or a story; empty for details without them. */
function listsOf(texts: ReaderTexts, details: PinLine['details']): string {
  if (!('recipe' in details || 'lists' in details)) return '';
  const { recipe, lists } = listsSchema.safeParse(details).data ?? {};
  const all = [
    [texts.lists.ingredients, [...(recipe?.ingredients ?? []), ...(lists?.ingredients ?? [])], 'ul'],
    [texts.lists.materials, lists?.materials ?? [], 'ul'],
    [texts.lists.steps, [...(recipe?.steps ?? []), ...(lists?.steps ?? [])], 'ol'],
  ] as const;
  return all
    .filter(([, lines]) => lines.length > 0)
    .map(([name, lines, tag]) => {
      const items = lines.map((text) => `<li dir="auto">${escapeHtml(text)}</li>`).join('');
      return `<h4>${escapeHtml(name)}</h4><${tag}>${items}</${tag}>`;
    })
    .join('');
}

/** Returns a link to a site; empty for an address that is not `http` or `https`. */
function outbound(address: string | null): string {
  const url = address === null ? null : URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  return `<p><a rel="noopener noreferrer nofollow" href="${escapeHtml(url.href)}">${escapeHtml(url.hostname)}</a></p>`;
}
