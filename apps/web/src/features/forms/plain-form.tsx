import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { usePageInfo } from '../../data/page-info.ts';

/**
 * A form that works before the scripts have come and without them: the server takes it at `action`, the address of its
 * page, shows there what it refuses, and leads on itself.
 */
export function PlainForm({
  onSend,
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'action' | 'onSubmit'> & {
  readonly action: string;
  /** Takes what is sent where the scripts have come, with the button that sent it. */
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
