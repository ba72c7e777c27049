import { Button, getFormText, Select, TextArea } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { Link } from '../../features/links/link.tsx';
import { callResource } from '../../data/call-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { emailTexts as enUsEmail } from '../../messages/en-us-email.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import settings from '../../features/forms/form-page.module.css';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { toEmailOptions, getToken, withToken } from '../../features/email-preferences/email-preferences.ts';

const PAGE = '/email/user_survey/';

/** Requires a member, or the link of an email, which identifies one without login. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  if (getToken(new URL(args.request.url).searchParams) === undefined) await requireViewer(args, 'continue');
  return null;
}

/** Renders the survey about the site's emails (WB-02). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('email', enUsEmail).survey;
  const [params] = useSearchParams();
  const token = getToken(params);
  const { isBusy, message, fields, values, submit } = useSubmit();
  const [isSent, setSent] = useState(params.has('sent'));
  const send = async (form: FormData): Promise<void> => {
    const comment = getFormText(form, 'comment').trim();
    const said = { reason: getFormText(form, 'reason'), ...(comment === '' ? {} : { comment }) };
    const options = { ...toEmailOptions(token), ...said };
    setSent(
      await submit(async () => void (await callResource({ name: 'EmailSurvey', action: 'create', options }))),
    );
  };
  return (
    <div className={settings.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      {isSent ? (
        <section className={settings.section}>
          <output>{texts.thanks}</output>
          <Link to={withToken('/email/subscription/', token)}>{texts.preferences}</Link>
        </section>
      ) : (
        <PlainForm
          className={settings.section}
          action={withToken(PAGE, token, { next: withToken(PAGE, token, { sent: '1' }) })}
          onSend={(form) => void send(form)}
        >
          {token === undefined ? null : <input type="hidden" name="token" value={token} />}
          <Select name="reason" label={texts.reason} defaultValue={values['reason']} error={fields['reason']}>
            {Object.entries(texts.reasons).map(([reason, label]) => (
              <option key={reason} value={reason}>
                {label}
              </option>
            ))}
          </Select>
          <TextArea
            name="comment"
            label={texts.comment}
            maxLength={500}
            defaultValue={values['comment']}
            error={fields['comment']}
          />
          <SubmitResult message={message} done={undefined} />
          <Button type="submit" variant="primary" loading={isBusy}>
            {texts.send}
          </Button>
        </PlainForm>
      )}
    </div>
  );
}
