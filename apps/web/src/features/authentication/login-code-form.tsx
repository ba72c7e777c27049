import { getSafeRedirect } from '@pegboard/routes';
import { Button, getFormText, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { enterLoginCode } from '../../data/session.ts';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useTexts } from '../../messages/language.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { AuthForm } from './auth-form.tsx';
import styles from './auth-page.module.css';
import { SuspensionNotice } from './suspension-notice.tsx';
import { withQuery } from './with-query.ts';

const CODE_PATH = '/login/code/';
const focus = (field: HTMLElement | null): void => field?.focus();

/** Renders the second step of a log-in; afterwards the member is redirected to `next` (AC-05). Works without scripts. */
export function LoginCodeForm({ params }: { readonly params: URLSearchParams }): ReactNode {
  const texts = useTexts('security', enUsSecurity).twoStep;
  const { isBusy, message, fields, values, code, submit } = useSubmit();
  const send = (form: FormData): void => {
    const sent = { code: getFormText(form, 'code'), remembersDevice: form.has('remember_device') };
    void submit(() => enterLoginCode(sent, getSafeRedirect(params.get('next'))));
  };
  return (
    <div data-log-in="code">
      <p className={styles.intro}>{texts.loginIntro}</p>
      <AuthForm
        action={withQuery(CODE_PATH, params)}
        message={code === 'login_code_required' ? undefined : message}
        onSend={send}
      >
        <TextField
          ref={focus}
          name="code"
          label={texts.anyCode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          required
          error={fields['code']}
        />
        <SuspensionNotice fields={fields} />
        <label className={styles.choice}>
          <input type="checkbox" name="remember_device" defaultChecked={values['remember_device'] === 'on'} />
          {texts.remember}
        </label>
        <Button type="submit" variant="primary" size="lg" fullWidth loading={isBusy}>
          {texts.logIn}
        </Button>
      </AuthForm>
      <p className={styles.other}>
        {texts.lost} <a href={withQuery('/login/', params)}>{texts.startOver}</a>
      </p>
    </div>
  );
}
