import { getFormText, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useTexts } from '../../messages/language.ts';

/** The field for a code of two-step login, shown from the first error about it on: only the server knows who needs one. */
export function LoginCodeField({ error }: { readonly error: string | undefined }): ReactNode {
  const texts = useTexts('security', enUsSecurity).twoStep;
  const [isNeeded, setNeeded] = useState(false);
  if (error !== undefined && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <TextField
      name="code"
      label={texts.anyCode}
      hint={texts.codeNeeded}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      error={error}
    />
  );
}

/** Returns the code of a form with a `LoginCodeField`; without one nothing, as the server expects. */
export function readLoginCode(form: FormData): { readonly code?: string } {
  return form.has('code') ? { code: getFormText(form, 'code') } : {};
}
