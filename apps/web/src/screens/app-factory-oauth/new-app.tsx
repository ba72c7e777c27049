import { Button, getFormText, getTrimmedFormText, TextArea, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { callResource } from '../../data/call-resource.ts';
import choices from '../../features/apps/choices.module.css';
import { SecretOnce } from '../../features/apps/secret-once.tsx';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useFormResult } from '../../features/forms/use-form-result.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { appTexts as enUsApps } from '../../messages/en-us-apps.ts';
import { useTexts } from '../../messages/language.ts';
import own from './app-factory-oauth.module.css';

const PATH = '/app-factory-oauth/';
const TYPES = ['public', 'confidential'] as const;
const createdSchema = z.object({
  client_id: z.string(),
  name: z.string(),
  client_secret: z.nullable(z.string()),
});

/** Renders the form that registers an app, and afterwards its client id and its secret, once. */
export function NewApp(): ReactNode {
  const texts = useTexts('apps', enUsApps).register;
  const { revalidate } = useRevalidator();
  const { isBusy, message, fields, values, submit } = useSubmit();
  const result = useFormResult(PATH);
  const [created, setCreated] = useState(() => (result ? createdSchema.parse(result) : undefined));
  const [formKey, setFormKey] = useState(0);
  const register = (form: FormData): void =>
    void submit(async () => {
      setCreated(undefined);
      const options = {
        name: getTrimmedFormText(form, 'name'),
        website_url: getTrimmedFormText(form, 'website_url'),
        redirect_uris: getFormText(form, 'redirect_uris')
          .split(/\s+/)
          .filter((line) => line !== ''),
        is_confidential: form.get('client_type') === 'confidential',
      };
      const data = await callResource({ name: 'RegisteredApp', action: 'create', options });
      setCreated(createdSchema.parse(data));
      setFormKey((key) => key + 1);
      await revalidate();
    });
  const redirectError = Object.entries(fields).find(([name]) => name.startsWith('redirect_uris'))?.[1];
  const type = values['client_type'] ?? 'public';
  return (
    <section className={styles.section} aria-labelledby="new-app">
      <h2 id="new-app">{texts.new}</h2>
      {created === undefined ? null : (
        <div role="status" className={own.facts}>
          <strong>{texts.created(created.name)}</strong>
          <dl className={own.facts}>
            <dt>{texts.clientId}</dt>
            <dd dir="ltr">
              <code>{created.client_id}</code>
            </dd>
          </dl>
          {created.client_secret === null ? null : (
            <SecretOnce label={texts.clientSecret} secret={created.client_secret} />
          )}
        </div>
      )}
      <PlainForm
        key={formKey}
        action={PATH}
        className={styles.fields}
        aria-label={texts.new}
        onSend={register}
      >
        <TextField
          name="name"
          label={texts.name}
          hint={texts.nameHint}
          maxLength={60}
          required
          defaultValue={values['name']}
          error={fields['name']}
        />
        <TextField
          name="website_url"
          type="url"
          label={texts.website}
          placeholder="https://example.com"
          dir="ltr"
          required
          defaultValue={values['website_url']}
          error={fields['website_url']}
        />
        <TextArea
          name="redirect_uris"
          label={texts.redirects}
          hint={texts.redirectsHint}
          dir="ltr"
          rows={3}
          required
          defaultValue={values['redirect_uris']}
          error={redirectError}
        />
        <fieldset className={choices.choices}>
          <legend>{texts.type}</legend>
          {TYPES.map((one) => (
            <label key={one} className={choices.choice}>
              <input type="radio" name="client_type" value={one} defaultChecked={one === type} />
              <span>
                {texts[one]} <span className={own.hint}>{texts[`${one}Hint`]}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <SubmitResult message={message} done={undefined} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={isBusy}>
            {texts.create}
          </Button>
        </div>
      </PlainForm>
    </section>
  );
}
