import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageInfo } from '../../data/page-info.ts';
import { SubmitResult } from '../forms/submit-result.tsx';
import { useSubmit } from '../forms/use-submit.ts';

/** The errors of a rejected form, and the values that it was sent with. */
export type RejectedForm = {
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
};

const NOT_REJECTED: RejectedForm = { fields: {}, values: {} };

/**
 * Renders a form of the administration that the browser submits itself, with or without scripts. The server redirects after
 * success, and renders the page again with the errors of a rejection.
 */
export function PostForm({
  children,
  match,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'action' | 'children'> & {
  /** A path of the server; the page has a form for each. */
  readonly action: string;
  /** The values of the hidden fields that tell this form from others with the same path. */
  readonly match?: Readonly<Record<string, string>>;
  readonly children: (rejected: RejectedForm) => ReactNode;
}): ReactNode {
  const { csrfToken } = usePageInfo();
  const { pathname } = useLocation();
  const { message, fields, values } = useSubmit();
  const isRejected =
    pathname === rest.action &&
    Object.entries(match ?? {}).every(([name, value]) => (values[name] ?? '') === value);
  return (
    <form {...rest} method="post">
      <input type="hidden" name="csrf_token" value={csrfToken} />
      {Object.entries(match ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children(isRejected ? { fields, values } : NOT_REJECTED)}
      {isRejected ? <SubmitResult message={message} done={undefined} /> : null}
    </form>
  );
}
