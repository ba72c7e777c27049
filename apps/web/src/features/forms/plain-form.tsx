import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { usePageInfo } from '../../data/page-info.ts';

/**
 * Renders a form that works before or without scripts: the server accepts it at `action`, the address of its
 * page, shows its errors there, and redirects afterwards.
 */
export function PlainForm({
  onSend,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> & {
  readonly action: string;
  /** Handles the submission when scripts are loaded, including the submit button. */
  readonly onSend: (form: FormData) => void;
}): ReactNode {
  const { csrfToken } = usePageInfo();
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    onSend(new FormData(event.currentTarget, submitter));
  };
  return (
    <form {...rest} method="post" onSubmit={send}>
      <input type="hidden" name="csrf_token" value={csrfToken} />
      {children}
    </form>
  );
}
