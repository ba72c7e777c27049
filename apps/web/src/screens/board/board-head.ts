import { boardPath, profilePath } from '@pegboard/routes';
import {
  BoardDocument,
  BoardPinsDocument,
  SectionLinkPreviewDocument,
} from '../../data/generated/graphql.ts';
import { firstPage } from '../../data/use-feed.ts';
import { feedLinks, oembedLinks } from '../../features/document-head/alternate-links.ts';
import { linkPreviewMetas, type LinkPreview } from '../../features/document-head/link-preview.ts';
import { attributes, dataScript, type Screen } from '../../features/document-head/screen-head.ts';
import {
  breadcrumbList,
  knownAnswer,
  listItems,
  type ListPage,
} from '../../features/explore/explore-head.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import type { BoardData } from './board-data.ts';
import { parseBoardView } from './board-view.ts';

/** Number of pins in the structured data; the page has more. */
const ITEMS_MAX = 12;

/**
 * Returns the head of a public board for search engines, previews, readers of feeds and other sites, in addition to title and
 * description (IO-04). A board that is not public has none: its page has `noindex`.
 */
export function boardHead(screen: Screen): string {
  const { params, publicUrl, language } = screen;
  const address = { username: params['username'] ?? '', slug: params['board'] ?? '' };
  const result = knownAnswer(screen, BoardDocument, address)?.result;
  if (result?.__typename !== 'BoardData') return '';
  const board = result.data;
  if (!isIndexedBoard(board)) return '';
  const section = board.sections.find(({ slug }) => slug === params['section']);
  const pins = knownAnswer(
    screen,
    BoardPinsDocument,
    firstPage({ ...address, section: section?.entityId ?? null, ...parseBoardView('') }),
  )?.result;
  const site = language?.site ?? enUs;
  const texts = (language?.screens ?? enUsScreens).board;
  const name = section ? `${section.title} — ${board.name}` : board.name;
  const page: BoardPage = {
    name,
    title: site.title(name),
    description: board.description ?? `${board.name} ${texts.by(board.owner.fullName ?? '')}`,
    preview: section ? sectionPreview(screen, { ...address, section: section.slug }) : board.linkPreview,
    url: `${publicUrl}${boardPath(board)}${section ? `${encodeURIComponent(section.slug)}/` : ''}`,
    ...listItems(pins?.__typename === 'BoardData' ? pins.data.connection : undefined, site.pin.untitled),
  };
  const boardUrl = publicUrl + boardPath(board);
  return (
    metasOf(page, publicUrl)
      .map((meta) => `<meta ${attributes(meta)}>`)
      .join('') +
    feedLinks(boardUrl, board.name) +
    (section ? '' : oembedLinks(boardUrl, board.name, publicUrl)) +
    dataScript('application/ld+json', boardJsonLd(board, page, publicUrl))
  );
}

function sectionPreview(
  screen: Screen,
  address: { readonly username: string; readonly slug: string; readonly section: string },
): LinkPreview | null {
  const result = knownAnswer(screen, SectionLinkPreviewDocument, address)?.result;
  return result?.__typename === 'BoardData' ? (result.data.section?.linkPreview ?? null) : null;
}

/** Returns whether search engines may list a board: it is public, and its owner allows it (AC-04). */
export function isIndexedBoard(board: {
  readonly privacy: string;
  readonly archivedAt?: string | null | undefined;
  readonly owner: { readonly hidesFromSearchEngines: boolean };
}): boolean {
  return board.privacy === 'public' && board.archivedAt == null && !board.owner.hidesFromSearchEngines;
}

/** The facts of a board's page, or of one of its sections. */
type BoardPage = Pick<ListPage, 'title' | 'description' | 'items'> & {
  readonly name: string;
  readonly preview: LinkPreview | null;
  readonly url: string;
};

function metasOf(
  { name, title, description, url, preview }: BoardPage,
  publicUrl: string,
): readonly Readonly<Record<string, string>>[] {
  return [
    { name: 'robots', content: 'max-image-preview:large' },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    ...linkPreviewMetas(preview, { alt: name, publicUrl }),
    { name: 'twitter:title', content: title },
  ];
}

/** Returns the structured data of a board: a collection with its first pins, by its owner. */
export function boardJsonLd(board: BoardData, page: BoardPage, publicUrl: string): object {
  const owner = publicUrl + profilePath(board.owner.username);
  const trail = [
    { name: board.owner.fullName || (board.owner.username ?? ''), path: profilePath(board.owner.username) },
    { name: page.name, path: page.url.slice(publicUrl.length) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': page.url,
    url: page.url,
    name: page.name,
    description: page.description,
    author: { '@type': 'Person', '@id': owner, name: board.owner.fullName, url: owner },
    breadcrumb: breadcrumbList(trail, publicUrl),
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: board.pinCount,
      itemListElement: page.items.slice(0, ITEMS_MAX).map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: publicUrl + path,
      })),
    },
  };
}
