import { Button, formText, Select, TextArea } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Link } from '../../compose/link.tsx';
import { callResource } from '../../data/call-resource.ts';
import { emailTexts as enUsEmail } from '../../messages/en-us-email.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { Outcome } from '../settings/outcome.tsx';
import settings from '../settings/settings.module.css';
import { useSubmit } from '../use-submit.ts';
import { optionsOf, tokenOf } from './email-choices.ts';

export { loader } from './subscription.tsx';

/** Asks what somebody thinks of our mails (WB-02). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('email', enUsEmail).survey;
  const [params] = useSearchParams();
  const token = tokenOf(params);
  const { isBusy, message, fields, submit } = useSubmit();
  const [isSent, setSent] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const comment = formText(form, 'comment').trim();
    const said = { reason: formText(form, 'reason'), ...(comment === '' ? {} : { comment }) };
    const options = { ...optionsOf(token), ...said };
    setSent(
      await submit(async () => void (await callResource({ name: 'EmailSurvey', action: 'create', options }))),
    );
  };
  const query = token === undefined ? '' : `?${new URLSearchParams({ token })}`;
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      {isSent ? (
        <section className={settings.section}>
          <output>{texts.thanks}</output>
          <Link to={`/email/subscription/${query}`}>{texts.preferences}</Link>
        </section>
      ) : (
        <form className={settings.section} onSubmit={(event) => void send(event)}>
          <Select name="reason" label={texts.reason} error={fields['reason']}>
            {Object.entries(texts.reasons).map(([reason, label]) => (
              <option key={reason} value={reason}>
                {label}
              </option>
            ))}
          </Select>
          <TextArea name="comment" label={texts.comment} maxLength={500} error={fields['comment']} />
          <Outcome message={message} done={undefined} />
          <Button type="submit" variant="primary" loading={isBusy}>
            {texts.send}
          </Button>
        </form>
      )}
    </div>
  );
}
