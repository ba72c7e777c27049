import { Button, buttonLook, EmptyState, Spinner, Switch } from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../compose/link.tsx';
import { requireViewer } from '../../data/require-viewer.ts';
import { emailTexts as enUsEmail } from '../../messages/en-us-email.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { Outcome } from '../settings/outcome.tsx';
import settings from '../settings/settings.module.css';
import { useSubmit } from '../use-submit.ts';
import { changeChoices, readChoices, tokenOf, type EmailChoices } from './email-choices.ts';

/** By the link of a mail nobody has to log in: it says whose mails they are. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  if (tokenOf(new URL(args.request.url).searchParams) === undefined) await requireViewer(args, 'continue');
  return null;
}

/** Which mails somebody gets (WB-02). Opening it changes nothing: mail programs look at links. */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('email', enUsEmail);
  const [params] = useSearchParams();
  const token = tokenOf(params);
  const [choices, setChoices] = useState<EmailChoices | 'gone'>();
  useEffect(() => {
    void readChoices(token).then((read) => setChoices(read ?? 'gone'));
  }, [token]);
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      {choices === undefined ? <Spinner label={texts.title} /> : null}
      {choices === 'gone' ? (
        <EmptyState title={texts.gone}>
          <p>{texts.goneHint}</p>
          <Link to="/login/?next=%2Femail%2Fsubscription%2F" {...buttonLook()}>
            {texts.logIn}
          </Link>
        </EmptyState>
      ) : null}
      {typeof choices === 'object' ? <Lists choices={choices} token={token} onChange={setChoices} /> : null}
    </div>
  );
}

function Lists(props: {
  readonly choices: EmailChoices;
  readonly token: string | undefined;
  readonly onChange: (choices: EmailChoices) => void;
}): ReactNode {
  const texts = useTexts('email', enUsEmail);
  const { choices, token, onChange } = props;
  const { isBusy, message, submit } = useSubmit();
  const [isSaved, setSaved] = useState(false);
  const change = async (lists: Readonly<Record<string, boolean>>): Promise<void> => {
    setSaved(false);
    setSaved(await submit(async () => onChange(await changeChoices(token, lists))));
  };
  const names = Object.keys(choices.lists);
  const survey = `/email/user_survey/${token === undefined ? '' : `?${new URLSearchParams({ token })}`}`;
  return (
    <section className={settings.section}>
      <p>{texts.intro(choices.email)}</p>
      {names.map((name) => (
        <Switch
          key={name}
          label={texts.lists[name] ?? name}
          hint={texts.hints[name]}
          checked={choices.lists[name] ?? false}
          disabled={isBusy}
          onChange={(event) => void change({ [name]: event.currentTarget.checked })}
        />
      ))}
      <p className={settings.hint}>{texts.always}</p>
      <Button
        disabled={isBusy || names.every((name) => choices.lists[name] === false)}
        onClick={() => void change(Object.fromEntries(names.map((name) => [name, false])))}
      >
        {texts.none}
      </Button>
      <Outcome message={message} done={isSaved ? texts.saved : undefined} />
      <p>
        <Link to={survey}>{texts.tellUs}</Link>
      </p>
    </section>
  );
}
