import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePageInfo } from '../../data/page-info.ts';
import { useErrorTranslation } from '../../messages/language.ts';

/** The errors of a form that the server rejected. */
export type Refusal = {
  readonly code: string;
  /** The error of the whole form; undefined if a field has it. */
  readonly message: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
};

const NO_REFUSAL = { code: '', message: undefined, fields: {}, values: {} } as const;

/** Renders a form that the browser always submits itself, to `action`, which responds with a page. */
export function NativeForm({
  children,
  ...rest
}: Omit<ComponentProps<'form'>, 'method' | 'onSubmit'> & { readonly action: string }): ReactNode {
  const { csrfToken } = usePageInfo();
  return (
    <form noValidate {...rest} method="post">
      <input type="hidden" name="csrf_token" value={csrfToken} />
      {children}
    </form>
  );
}

/**
 * Returns the errors of the form that was submitted to a path, on its response page only. Of several forms with one path, `where`
 * names the submitted values of the one that is meant.
 */
export function useRefusal(path: string, where: Readonly<Record<string, string>> = {}): Refusal {
  const { pathname, key } = useLocation();
  const form = useErrorTranslation(usePageInfo().form);
  const isMeant =
    key === 'default' &&
    form?.path === path &&
    pathname === path &&
    Object.entries(where).every(([name, value]) => form.values[name] === value);
  if (!isMeant) return NO_REFUSAL;
  const { code, fields, values } = form;
  return { code, fields, values, message: Object.keys(fields).length > 0 ? undefined : form.message };
}
