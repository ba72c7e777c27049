import { Button, getFormText, TextField } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import type { SecurityQuery } from '../../data/generated/graphql.ts';
import { securityTexts as enUsSecurity } from '../../messages/en-us-security.ts';
import { useLocale, useTexts } from '../../messages/language.ts';
import { formatUtcDay } from '../../features/reports/report-format.ts';
import { LoginCodeField, readLoginCode } from '../../features/authentication/login-code-field.tsx';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { PlainForm } from '../../features/forms/plain-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import rows from './rows.module.css';
import styles from '../../features/forms/form-page.module.css';
import { useSecurity } from './use-security.ts';

/** The addresses at which changes are accepted without scripts. */
const RENAME_PATH = '/settings/security/passkeys/rename/';
const REMOVE_PATH = '/settings/security/passkeys/remove/';

type Passkey = NonNullable<SecurityQuery['viewer']>['passkeys'][number];

/** Renders the viewer's passkeys: created, renamed and removed here (WB-02). */
export function PasskeyList({ passkeys }: { readonly passkeys: readonly Passkey[] }): ReactNode {
  const texts = useTexts('security', enUsSecurity).passkeys;
  const { isBusy, message, fields, run } = useSecurity();
  const [done, setDone] = useState<string>();
  const add = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = getFormText(form, 'name');
    setDone(undefined);
    await run(async () => {
      const { addPasskey } = await import('../../data/passkeys.ts');
      setDone((await addPasskey(name, readLoginCode(form).code)) ? texts.added : texts.left);
    });
  };
  return (
    <section className={styles.section} aria-labelledby="security-passkeys">
      <h2 id="security-passkeys">{texts.title}</h2>
      <p className={styles.hint}>{texts.hint}</p>
      {passkeys.length === 0 ? (
        <p className={styles.hint}>{texts.none}</p>
      ) : (
        <ul className={rows.rows} role="list">
          {passkeys.map((passkey) => (
            <Row key={passkey.entityId} passkey={passkey} />
          ))}
        </ul>
      )}
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <form method="post" className={`${rows.row} ${rows.scripted}`} onSubmit={(event) => void add(event)}>
        <TextField
          name="name"
          label={texts.name}
          defaultValue={texts.defaultName}
          maxLength={50}
          required
          error={fields['name']}
        />
        <LoginCodeField error={fields['code']} />
        <Button type="submit" variant="primary" loading={isBusy}>
          {texts.add}
        </Button>
      </form>
      <SubmitResult message={message} done={done} />
    </section>
  );
}

function Row({ passkey }: { readonly passkey: Passkey }): ReactNode {
  const texts = useTexts('security', enUsSecurity).passkeys;
  const locale = useLocale();
  const [isNaming, setNaming] = useState(false);
  const { isBusy, message, fields, change } = useSecurity();
  const refusal = useRefusal(REMOVE_PATH, { passkey_id: passkey.entityId });
  const renaming = useRefusal(RENAME_PATH, { passkey_id: passkey.entityId });
  const { entityId, name, createdAt, lastUsedAt } = passkey;
  const rename = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const options = { passkey_id: entityId, name: getFormText(new FormData(event.currentTarget), 'name') };
    if (await change({ name: 'UserPasskey', action: 'update', options })) setNaming(false);
  };
  const remove = (): void =>
    void change({ name: 'UserPasskey', action: 'delete', options: { passkey_id: entityId } });
  if (isNaming)
    return (
      <li>
        <form method="post" className={rows.row} onSubmit={(event) => void rename(event)}>
          <TextField
            name="name"
            label={texts.name}
            defaultValue={name}
            maxLength={50}
            required
            error={fields['name'] ?? message}
          />
          <Button type="submit" size="sm" loading={isBusy}>
            {texts.save}
          </Button>
        </form>
      </li>
    );
  const facts = [
    texts.madeOn(formatUtcDay(createdAt, locale)),
    lastUsedAt === null ? undefined : texts.usedOn(formatUtcDay(lastUsedAt, locale)),
  ];
  return (
    <li className={rows.row}>
      <span>
        {name}
        <small className={rows.facts}>{facts.filter((fact) => fact !== undefined).join(' · ')}</small>
      </span>
      <Button
        className={rows.scripted}
        variant="secondary"
        size="sm"
        aria-label={texts.rename(name)}
        onClick={() => setNaming(true)}
      >
        {texts.renameShort}
      </Button>
      <noscript>
        <NativeForm className={rows.row} action={RENAME_PATH}>
          <input type="hidden" name="passkey_id" value={entityId} />
          <TextField
            id={`passkey-name-${entityId}`}
            name="name"
            label={texts.name}
            defaultValue={renaming.values['name'] ?? name}
            maxLength={50}
            required
            error={renaming.fields['name'] ?? renaming.message}
          />
          <Button type="submit" variant="secondary" size="sm" aria-label={texts.rename(name)}>
            {texts.renameShort}
          </Button>
        </NativeForm>
      </noscript>
      <PlainForm action={REMOVE_PATH} onSend={remove}>
        <input type="hidden" name="passkey_id" value={entityId} />
        <Button
          type="submit"
          variant="secondary"
          size="sm"
          aria-label={texts.remove(name)}
          aria-disabled={isBusy}
        >
          {texts.removeShort}
        </Button>
      </PlainForm>
      <SubmitResult message={message ?? refusal.message} done={undefined} />
    </li>
  );
}
