import { collapseWhitespace, truncate } from '@pegboard/types';
import type { Nodes, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';

const DESCRIPTION_MAX = 160;

/** A part of a page; the site renders these kinds and no others. */
export type PageNode =
  | { readonly type: 'text' | 'code' | 'inlineCode'; readonly value: string }
  | { readonly type: 'heading'; readonly depth: number; readonly children: readonly PageNode[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly children: readonly PageNode[] }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly PageNode[] }
  | {
      readonly type: 'paragraph' | 'listItem' | 'blockquote' | 'emphasis' | 'strong';
      readonly children: readonly PageNode[];
    }
  | { readonly type: 'break' | 'thematicBreak' };

/** A page as read from Markdown: the first heading is the title, the first paragraph the description. */
export type ParsedPage = {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly PageNode[];
};

/** Reads the Markdown of a page. HTML, images and links to other protocols are left out: the text of such links stays. */
export function parsePage(markdown: string): ParsedPage {
  const { children } = fromMarkdown(markdown);
  const title = children.find((node) => node.type === 'heading' && node.depth === 1);
  const intro = children.find((node) => node.type === 'paragraph');
  return {
    title: title ? textOf(title) : '',
    description: intro ? truncate(collapseWhitespace(textOf(intro)), DESCRIPTION_MAX) : '',
    blocks: children.filter((node) => node !== title).flatMap(nodesOf),
  };
}

function nodesOf(node: RootContent): readonly PageNode[] {
  switch (node.type) {
    case 'text':
    case 'code':
    case 'inlineCode':
      return [{ type: node.type, value: node.value }];
    case 'heading':
      return [{ type: 'heading', depth: node.depth, children: node.children.flatMap(nodesOf) }];
    case 'list':
      return [{ type: 'list', ordered: node.ordered ?? false, children: node.children.flatMap(nodesOf) }];
    case 'link': {
      const children = node.children.flatMap(nodesOf);
      return isSafeUrl(node.url) ? [{ type: 'link', url: node.url, children }] : children;
    }
    case 'paragraph':
    case 'listItem':
    case 'blockquote':
    case 'emphasis':
    case 'strong':
      return [{ type: node.type, children: node.children.flatMap(nodesOf) }];
    case 'break':
    case 'thematicBreak':
      return [{ type: node.type }];
    case 'linkReference':
      return node.children.flatMap(nodesOf);
    default:
      return [];
  }
}

/** Returns whether a link leads to a page of this site, to a web address or to an email address. */
function isSafeUrl(url: string): boolean {
  if (/^(?:\/(?![/\\])|#)/.test(url)) return true;
  const { protocol } = URL.parse(url) ?? {};
  return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' || protocol === 'tel:';
}

function textOf(node: Nodes): string {
  if ('value' in node && node.type !== 'html') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
