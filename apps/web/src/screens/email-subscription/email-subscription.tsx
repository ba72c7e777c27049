import { Button, buttonAttributes, EmptyState, Switch } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useLoaderData, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { requireViewer } from '../../data/require-viewer.ts';
import { emailTexts as enUsEmail } from '../../messages/en-us-email.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import settings from '../../features/forms/form-page.module.css';
import { useSubmit } from '../../features/forms/use-submit.ts';
import {
  changeChoices,
  readChoices,
  getToken,
  withToken,
  type EmailChoices,
} from '../../features/email-preferences/email-preferences.ts';

const PAGE = '/email/subscription/';

/** Loads the preferences; with the link of an email, without login. */
export async function loader(args: LoaderFunctionArgs): Promise<EmailChoices | null> {
  const token = getToken(new URL(args.request.url).searchParams);
  if (token === undefined) await requireViewer(args, 'continue');
  return readChoices(args.context, token);
}

/**
 * Renders email preferences (WB-02). Opening the page changes nothing, because mail clients prefetch links.
 */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('email', enUsEmail);
  const choices = useLoaderData<EmailChoices | null>();
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      {choices === null ? (
        <EmptyState title={texts.gone}>
          <p>{texts.goneHint}</p>
          <Link to="/login/?next=%2Femail%2Fsubscription%2F" {...buttonAttributes()}>
            {texts.logIn}
          </Link>
        </EmptyState>
      ) : (
        <Lists read={choices} />
      )}
    </div>
  );
}

function Lists({ read }: { readonly read: EmailChoices }): ReactNode {
  const texts = useTexts('email', enUsEmail);
  const [params] = useSearchParams();
  const token = getToken(params);
  const [{ email, lists }, setChoices] = useState(read);
  const { isBusy, message, submit } = useSubmit();
  const [isSaved, setSaved] = useState(params.has('saved'));
  const names = Object.keys(lists);
  const send = async (form: FormData): Promise<void> => {
    const isOn = (name: string): boolean => !form.has('none') && form.has(name);
    const selected = Object.fromEntries(names.map((name) => [name, isOn(name)]));
    setSaved(false);
    setSaved(await submit(async () => setChoices(await changeChoices(token, selected))));
  };
  const done = withToken(PAGE, token, { saved: '1' });
  return (
    <PlainForm
      // Remounts for the stored values: the switches are uncontrolled.
      key={JSON.stringify(lists)}
      className={settings.section}
      action={withToken(`${PAGE}choices/`, token, { next: done })}
      onSend={(form) => void send(form)}
    >
      {token === undefined ? null : <input type="hidden" name="token" value={token} />}
      <p>{texts.intro(email)}</p>
      {names.map((name) => (
        <Switch
          key={name}
          name={name}
          label={texts.lists[name] ?? name}
          hint={texts.hints[name]}
          defaultChecked={lists[name]}
        />
      ))}
      <p className={settings.hint}>{texts.always}</p>
      <div className={settings.actions}>
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.save}
        </Button>
        <Button type="submit" name="none" value="on" aria-disabled={isBusy}>
          {texts.none}
        </Button>
      </div>
      <SubmitResult message={message} done={isSaved ? texts.saved : undefined} />
      <p>
        <Link to={withToken('/email/user_survey/', token)}>{texts.tellUs}</Link>
      </p>
    </PlainForm>
  );
}
