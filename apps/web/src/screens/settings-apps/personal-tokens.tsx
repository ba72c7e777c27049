import { Button, getTrimmedFormText, Select, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { callResource } from '../../data/call-resource.ts';
import { APP_SCOPES, AppScopes } from '../../features/apps/app-scopes.tsx';
import choices from '../../features/apps/choices.module.css';
import { SecretOnce } from '../../features/apps/secret-once.tsx';
import styles from '../../features/forms/form-page.module.css';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { useFormResult } from '../../features/forms/use-form-result.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { appTexts as enUsApps } from '../../messages/en-us-apps.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { newTokenSchema, type PersonalToken } from './token-schema.ts';
import own from './personal-tokens.module.css';

const CREATE_PATH = '/settings/apps/tokens/';
const DAYS = [7, 30, 90, 365] as const;
const DEFAULT_DAYS = '30';

/** Renders the personal access tokens of the viewer, and the form that creates one (AC-06). */
export function PersonalTokens({ tokens }: { readonly tokens: readonly PersonalToken[] }): ReactNode {
  const texts = useTexts('apps', enUsApps).tokens;
  return (
    <section className={styles.section} aria-labelledby="personal-tokens">
      <h2 id="personal-tokens">{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      {tokens.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={own.tokens} role="list">
          {tokens.map((token) => (
            <Token key={token.id} token={token} />
          ))}
        </ul>
      )}
      <NewToken />
    </section>
  );
}

function Token({ token }: { readonly token: PersonalToken }): ReactNode {
  const texts = useTexts('apps', enUsApps);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { isBusy, message, submit } = useSubmit();
  const { id, name, scopes, ...times } = token;
  const revoke = (): void =>
    void submit(async () => {
      await callResource({ name: 'PersonalToken', action: 'delete', options: { id } });
      await revalidate();
    });
  const facts = [
    texts.createdOn(formatUtcDay(times.created_at, locale)),
    times.last_used_at === null
      ? texts.neverUsed
      : texts.lastUsedOn(formatUtcDay(times.last_used_at, locale)),
    texts.expiresOn(formatUtcDay(times.expires_at, locale)),
  ];
  return (
    <li className={own.token}>
      <h3>{name}</h3>
      <p className={styles.hint}>{facts.join(' · ')}</p>
      <AppScopes scopes={scopes} />
      <SubmitResult message={message} done={undefined} />
      <PlainForm action="/settings/apps/tokens/revoke/" onSend={revoke}>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" variant="secondary" aria-label={texts.tokens.revokeOf(name)} loading={isBusy}>
          {texts.tokens.revoke}
        </Button>
      </PlainForm>
    </li>
  );
}

function NewToken(): ReactNode {
  const texts = useTexts('apps', enUsApps);
  const { revalidate } = useRevalidator();
  const { isBusy, message, fields, values, submit } = useSubmit();
  const result = useFormResult(CREATE_PATH);
  const [created, setCreated] = useState(() => (result ? newTokenSchema.parse(result) : undefined));
  const [formKey, setFormKey] = useState(0);
  const create = (form: FormData): void =>
    void submit(async () => {
      setCreated(undefined);
      const options = {
        name: getTrimmedFormText(form, 'name'),
        days: Number(form.get('days')),
        scopes: APP_SCOPES.filter((scope) => form.has(scope)),
      };
      const data = await callResource({ name: 'PersonalToken', action: 'create', options });
      setCreated(newTokenSchema.parse(data));
      setFormKey((key) => key + 1);
      await revalidate();
    });
  return (
    <>
      {created === undefined ? null : (
        <div role="status">
          <SecretOnce label={texts.tokens.created(created.name)} secret={created.access_token} />
        </div>
      )}
      <PlainForm
        key={formKey}
        action={CREATE_PATH}
        className={styles.fields}
        aria-label={texts.tokens.create}
        onSend={create}
      >
        <TextField
          name="name"
          label={texts.tokens.name}
          hint={texts.tokens.nameHint}
          maxLength={60}
          required
          defaultValue={values['name']}
          error={fields['name']}
        />
        <Select name="days" label={texts.tokens.days} defaultValue={values['days'] ?? DEFAULT_DAYS}>
          {DAYS.map((days) => (
            <option key={days} value={days}>
              {texts.tokens.daysOf[days]}
            </option>
          ))}
        </Select>
        <fieldset className={choices.choices}>
          <legend>{texts.tokens.may}</legend>
          {APP_SCOPES.map((scope) => (
            <label key={scope} className={choices.choice}>
              <input type="checkbox" name={scope} defaultChecked={values[scope] === 'on'} />
              {texts.scopes[scope]}
            </label>
          ))}
          {fields['scopes'] === undefined ? null : <p className={own.error}>{fields['scopes']}</p>}
        </fieldset>
        <SubmitResult message={message} done={undefined} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" loading={isBusy}>
            {texts.tokens.create}
          </Button>
        </div>
      </PlainForm>
    </>
  );
}
