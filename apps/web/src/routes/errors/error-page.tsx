import { buttonLook, EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Link } from '../../compose/link.tsx';
import { messages } from '../../messages/en-us.ts';
import { Document } from '../root/root.tsx';

/** What stands in place of a screen that failed: not found, or our fault; both lead on. */
export function ErrorScreen(): ReactNode {
  const error = useRouteError();
  const texts = messages.errors;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? texts.notFoundTitle : texts.failedTitle;
  return (
    <>
      <title>{messages.title(title)}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <Link to="/" {...buttonLook({ variant: 'primary' })}>
            {texts.home}
          </Link>
        }
      >
        {isMissing ? texts.notFound : texts.failed}
      </EmptyState>
    </>
  );
}

/** The error screen in a document of its own, for what fails before the frame stands. */
export function ErrorDocument(): ReactNode {
  return (
    <Document>
      <ErrorScreen />
    </Document>
  );
}
