import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Link } from '../../features/links/link.tsx';

/** A part of a page, as the server reads it from Markdown. */
export type PageNode = {
  readonly type: string;
  readonly value?: string | undefined;
  readonly depth?: number | undefined;
  readonly ordered?: boolean | undefined;
  readonly url?: string | undefined;
  readonly children?: readonly PageNode[] | undefined;
};

/** The schema of a part, of any depth. */
export const pageNodeSchema: z.ZodMiniType<PageNode> = z.object({
  type: z.string(),
  value: z.optional(z.string()),
  depth: z.optional(z.number()),
  ordered: z.optional(z.boolean()),
  url: z.optional(z.string()),
  get children() {
    return z.optional(z.array(pageNodeSchema));
  },
});

/** Renders a part of a page as elements: its text is never read as HTML. */
export function PageText({ node }: { readonly node: PageNode }): ReactNode {
  const inner = node.children?.map((child, index) => <PageText key={index} node={child} />);
  switch (node.type) {
    case 'text':
      return node.value;
    case 'heading':
      return (node.depth ?? 2) <= 2 ? <h2>{inner}</h2> : <h3>{inner}</h3>;
    case 'paragraph':
      return <p>{inner}</p>;
    case 'list':
      return node.ordered ? <ol>{inner}</ol> : <ul>{inner}</ul>;
    case 'listItem':
      return <li>{inner}</li>;
    case 'blockquote':
      return <blockquote>{inner}</blockquote>;
    case 'emphasis':
      return <em>{inner}</em>;
    case 'strong':
      return <strong>{inner}</strong>;
    case 'inlineCode':
      return <code dir="ltr">{node.value}</code>;
    case 'code':
      return (
        <pre dir="ltr">
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return node.url?.startsWith('/') ? (
        <Link to={node.url}>{inner}</Link>
      ) : (
        <a href={node.url} rel="noopener noreferrer">
          {inner}
        </a>
      );
    default:
      return null;
  }
}
