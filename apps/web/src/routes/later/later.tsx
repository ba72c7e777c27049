import { matchRoute } from '@pegboard/routes';
import { buttonLook, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../compose/link.tsx';
import { laterTexts, type LaterText } from '../../messages/en-us-later.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { notFound } from '../errors/not-found.ts';

const textAt = (path: string): LaterText | undefined => {
  const match = matchRoute(path);
  return match && laterTexts[match.name];
};

/** Answers only at addresses that the table knows. */
export function loader({ request }: LoaderFunctionArgs): null {
  if (!textAt(new URL(request.url).pathname)) throw notFound();
  return null;
}

/** What an address of the table will be for while it has no screen of its own, and a way on (RT-01). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const text = textAt(useLocation().pathname);
  if (!text) return null;
  return (
    <div lang="en-US" dir="ltr">
      <title>{messages.title(text.title)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={text.title}
        headingLevel={1}
        action={
          <Link to={text.link.to} {...buttonLook({ variant: 'primary' })}>
            {text.link.label}
          </Link>
        }
      >
        {text.text}
      </EmptyState>
    </div>
  );
}
