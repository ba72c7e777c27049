import { Button, buttonAttributes, getFormText, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useLocation, type LoaderFunctionArgs } from 'react-router';
import * as z from 'zod/mini';
import { Link } from '../../features/links/link.tsx';
import { callResource } from '../../data/call-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { emailTexts as enUsEmail } from '../../messages/en-us-email.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import styles from '../../features/forms/form-page.module.css';

const answerSchema = z.object({ is_old_enough: z.boolean() });

/** Requires a member, whose age is in doubt. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await requireViewer(args, 'continue');
  return null;
}

/** Renders the form for a member's date of birth (WB-02). */
export function Component(): ReactNode {
  const messages = useTexts('site', enUs);
  const texts = useTexts('email', enUsEmail).age;
  const { isBusy, message, fields, submit } = useSubmit();
  const [isOldEnough, setOldEnough] = useState(useAppealResult());
  const send = (form: FormData): void => {
    const options = { birth_date: getFormText(form, 'birth_date') };
    setOldEnough(undefined);
    void submit(async () => {
      const answer = await callResource({ name: 'AgeAppeal', action: 'create', options });
      setOldEnough(answerSchema.parse(answer).is_old_enough);
    });
  };
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      <h1>{texts.title}</h1>
      {isOldEnough === true ? (
        <section className={styles.section}>
          <output>{texts.done}</output>
          <Link to="/" {...buttonAttributes({ variant: 'primary' })}>
            {texts.home}
          </Link>
        </section>
      ) : (
        <PlainForm className={styles.section} action="/age-appeal/" onSend={send}>
          <p>{texts.intro}</p>
          <TextField
            name="birth_date"
            type="date"
            label={texts.birthDate}
            autoComplete="bday"
            required
            error={fields['birth_date']}
          />
          <SubmitResult
            message={message ?? (isOldEnough === false ? texts.tooYoung : undefined)}
            done={undefined}
          />
          <Button type="submit" variant="primary" loading={isBusy}>
            {texts.send}
          </Button>
        </PlainForm>
      )}
    </div>
  );
}

/** Returns the result of a form submitted without scripts, from its address. */
function useAppealResult(): boolean | undefined {
  const [, , step = ''] = useLocation().pathname.split('/');
  return new Map([
    ['done', true],
    ['too-young', false],
  ]).get(step);
}
