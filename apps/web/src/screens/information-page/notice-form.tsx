import { informationPath } from '@pegboard/routes';
import { Button, getFormText, TextArea, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { informationTexts as enUsInformation } from '../../messages/en-us-information.ts';
import { useTexts } from '../../messages/language.ts';
import own from './notice-form.module.css';

const REFERENCE = /^C-[0-9A-F]{10}$/;
const receivedSchema = z.object({ reference: z.string() });

/** Renders the form for a copyright notice, and afterwards its reference number. Works without scripts. */
export function NoticeForm(): ReactNode {
  const texts = useTexts('information', enUsInformation).notice;
  const [search] = useSearchParams();
  const { isBusy, message, fields, values, submit } = useSubmit();
  const [reference, setReference] = useState(search.get('reference'));
  const send = (form: FormData): void => {
    const options = {
      name: getFormText(form, 'name'),
      email: getFormText(form, 'email'),
      addresses: getFormText(form, 'addresses'),
      work: getFormText(form, 'work'),
      good_faith: form.has('good_faith'),
      accurate: form.has('accurate'),
    };
    void submit(async () => {
      const data = await callResource({ name: 'CopyrightNotice', action: 'create', options });
      setReference(receivedSchema.parse(data).reference);
    });
  };
  if (reference !== null && REFERENCE.test(reference))
    return (
      <section className={styles.section} aria-labelledby="notice">
        <h2 id="notice">{texts.received}</h2>
        <output>{texts.receivedHint(reference)}</output>
      </section>
    );
  return (
    <PlainForm
      className={styles.section}
      action={informationPath('copyright')}
      onSend={send}
      aria-labelledby="notice"
    >
      <h2 id="notice">{texts.title}</h2>
      <TextField
        name="name"
        label={texts.name}
        autoComplete="name"
        defaultValue={values['name']}
        maxLength={100}
        required
        error={fields['name']}
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        autoComplete="email"
        defaultValue={values['email']}
        required
        error={fields['email']}
      />
      <TextArea
        name="addresses"
        label={texts.addresses}
        hint={texts.addressesHint}
        defaultValue={values['addresses']}
        rows={3}
        dir="ltr"
        required
        error={fields['addresses']}
      />
      <TextArea
        name="work"
        label={texts.work}
        hint={texts.workHint}
        defaultValue={values['work']}
        rows={4}
        minLength={10}
        required
        error={fields['work']}
      />
      {(['good_faith', 'accurate'] as const).map((name) => (
        <label key={name} className={own.choice}>
          <input type="checkbox" name={name} defaultChecked={values[name] === 'on'} required />
          {name === 'good_faith' ? texts.goodFaith : texts.accurate}
        </label>
      ))}
      <SubmitResult message={message ?? fields['good_faith'] ?? fields['accurate']} done={undefined} />
      <Button type="submit" variant="primary" loading={isBusy}>
        {texts.send}
      </Button>
    </PlainForm>
  );
}
