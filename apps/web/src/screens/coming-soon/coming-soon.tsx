import { matchRoute } from '@pegboard/routes';
import { buttonAttributes, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { requireViewer } from '../../data/require-viewer.ts';
import { laterTexts as enUsLater } from '../../messages/en-us-coming-soon.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { notFound } from '../../data/not-found.ts';
import { comingSoonRoutes, type ComingSoonScreen } from './coming-soon-routes.ts';

const screenAt = (path: string): ComingSoonScreen | undefined => {
  const match = matchRoute(path);
  return match && comingSoonRoutes[match.name];
};

/** Responds only at addresses of the table; for members' features, visitors are asked to log in. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  const screen = screenAt(new URL(args.request.url).pathname);
  if (!screen) throw notFound();
  if (screen.asks) await requireViewer(args, screen.asks);
  return null;
}

/** Renders an address of the route table without a screen, its purpose, and an alternative (RT-01). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const later = useTexts('later', enUsLater);
  const screen = screenAt(useLocation().pathname);
  if (!screen) return null;
  const { title, text, link } = later[screen.kind];
  return (
    <>
      <title>{messages.title(title)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <Link to={screen.to} {...buttonAttributes({ variant: 'primary' })}>
            {link}
          </Link>
        }
      >
        {text}
      </EmptyState>
    </>
  );
}
