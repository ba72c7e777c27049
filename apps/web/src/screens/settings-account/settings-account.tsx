import { Button, buttonAttributes, getFormText, TextField } from '@pegboard/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { useViewer, type ViewerData } from '../../data/viewer.ts';
import { LoginCodeField, readLoginCode } from '../../features/authentication/login-code-field.tsx';
import { LogOutForm } from '../../features/authentication/log-out-form.tsx';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { Link } from '../../features/links/link.tsx';
import { messages as enUs } from '../../messages/en-us.ts';
import { screenMessages as enUsScreens } from '../../messages/en-us-screens.ts';
import { settingsTexts as enUsSettings } from '../../messages/en-us-settings.ts';
import { useTexts } from '../../messages/language.ts';

/** The address at which the form is accepted without scripts; it leads back to the page with `done`. */
const PASSWORD_PATH = '/settings/account/password/';

/** Requires a member. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  return null;
}

/** Renders email and password, logout, and the way to deactivate or delete the account (AC-01). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('settings', enUsSettings);
  const screen = useTexts('screens', enUsScreens).settings;
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.account.title)}</title>
      <h1>{texts.account.title}</h1>
      <PasswordForm viewer={viewer} />
      <section className={styles.section} aria-labelledby="settings-out">
        <h2 id="settings-out">{screen.signOut}</h2>
        <p className={styles.hint}>{screen.signOutHint}</p>
        <LogOutForm variant="secondary" />
      </section>
      <section className={styles.section} aria-labelledby="settings-leave">
        <h2 id="settings-leave">{texts.account.leave}</h2>
        <p className={styles.hint}>{texts.account.leaveHint}</p>
        <Link to="/settings/close/" {...buttonAttributes()}>
          {texts.pages.close}
        </Link>
      </section>
    </div>
  );
}

function PasswordForm({ viewer }: { readonly viewer: NonNullable<ViewerData> }): ReactNode {
  const screenMessages = useTexts('screens', enUsScreens);
  const texts = screenMessages.settings;
  const own = useTexts('settings', enUsSettings);
  const { isBusy, fields, message, submit } = useSubmit();
  const [search] = useSearchParams();
  const [isDone, setDone] = useState(search.get('done') === 'password');
  const element = useRef<HTMLFormElement>(null);
  const send = async (form: FormData): Promise<void> => {
    const options = {
      old_password: getFormText(form, 'old_password'),
      new_password: getFormText(form, 'new_password'),
      ...readLoginCode(form),
    };
    setDone(false);
    const isChanged = await submit(
      async () => void (await callResource({ name: 'UserPassword', action: 'update', options })),
    );
    setDone(isChanged);
    if (isChanged) element.current?.reset();
  };
  return (
    <PlainForm
      ref={element}
      action={PASSWORD_PATH}
      className={styles.section}
      onSend={(form) => void send(form)}
      aria-labelledby="settings-account"
    >
      <h2 id="settings-account">{texts.changePassword}</h2>
      <dl className={styles.facts}>
        <dt>{texts.email}</dt>
        <dd>{viewer.email}</dd>
      </dl>
      <p className={styles.hint}>
        {own.account.email} <Link to="/settings/security/">{own.pages.security}</Link>
      </p>
      <TextField
        name="old_password"
        type="password"
        label={texts.oldPassword}
        autoComplete="current-password"
        required
        error={fields['old_password']}
      />
      <TextField
        name="new_password"
        type="password"
        label={texts.newPassword}
        hint={screenMessages.signUp.passwordHint}
        autoComplete="new-password"
        minLength={8}
        required
        error={fields['new_password']}
      />
      <LoginCodeField error={fields['code']} />
      <SubmitResult message={message} done={isDone ? texts.passwordChanged : undefined} />
      <Button type="submit" variant="secondary" loading={isBusy}>
        {texts.changePassword}
      </Button>
    </PlainForm>
  );
}
