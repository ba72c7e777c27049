import { Button, buttonAttributes, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import authStyles from '../../features/authentication/auth-page.module.css';
import styles from '../../features/forms/form-page.module.css';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import own from '../../features/single-sign-on/sign-on.module.css';
import { signOnStart } from '../../features/single-sign-on/sign-on-start.ts';
import { signOnTexts as enUsSignOn } from '../../messages/en-us-sign-on.ts';
import { useTexts } from '../../messages/language.ts';
import type { SiteTables } from '../../messages/tables.ts';
import type { EmailDomain } from './domain-schema.ts';

const PAGE = '/signup/sso-business-account/';

type DomainProps = { readonly businessId: string; readonly domain: EmailDomain };

/** Renders one domain: its state, and the step that it needs next. */
export function DomainSection({ businessId, domain }: DomainProps): ReactNode {
  const texts = useTexts('signOn', enUsSignOn).business;
  const headingId = `domain-title-${domain.id}`;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className={own.code}>
        <bdi>{domain.domain}</bdi>
      </h2>
      <p className={styles.hint}>{texts.states[stateOf(domain)]}</p>
      {domain.is_proved ? (
        <>
          <ProviderForm businessId={businessId} domain={domain} />
          {domain.has_secret ? <StateForms businessId={businessId} domain={domain} /> : null}
        </>
      ) : (
        <ProofForm businessId={businessId} domain={domain} />
      )}
      <DomainForm step="remove" businessId={businessId} domain={domain}>
        <div>
          <Button type="submit" variant="ghost" aria-label={texts.removeOf(domain.domain)}>
            {texts.remove}
          </Button>
        </div>
      </DomainForm>
    </section>
  );
}

function stateOf(domain: EmailDomain): keyof SiteTables['signOn']['business']['states'] {
  if (!domain.is_proved) return 'claimed';
  if (!domain.has_secret) return 'proved';
  if (!domain.is_on) return 'ready';
  return domain.is_required ? 'required' : 'on';
}

/** Renders a form of a domain with its ids, and the errors of the whole form. */
function DomainForm({
  step,
  businessId,
  domain: { id },
  children,
}: DomainProps & { readonly step: string; readonly children: ReactNode }): ReactNode {
  const { message } = useRefusal(`${PAGE}${step}/`, { domain_id: id });
  return (
    <NativeForm className={styles.fields} action={`${PAGE}${step}/`}>
      <input type="hidden" name="business_id" value={businessId} />
      <input type="hidden" name="domain_id" value={id} />
      {children}
      <SubmitResult message={message} done={undefined} />
    </NativeForm>
  );
}

function ProofForm(props: DomainProps): ReactNode {
  const texts = useTexts('signOn', enUsSignOn).business;
  const { domain, proof } = props.domain;
  return (
    <>
      <p className={own.code}>{texts.proveIntro(domain)}</p>
      <dl className={own.steps}>
        <Value label={texts.byDns} values={[proof.record, proof.value]} />
        <Value label={texts.byFile} values={[proof.file, proof.value]} />
      </dl>
      <DomainForm step="proof" {...props}>
        <div>
          <Button type="submit" variant="primary">
            {texts.check}
          </Button>
        </div>
      </DomainForm>
    </>
  );
}

function Value({ label, values }: { readonly label: string; readonly values: readonly string[] }): ReactNode {
  return (
    <div>
      <dt className={styles.hint}>{label}</dt>
      {values.map((value) => (
        <dd key={value} className={own.code}>
          <code dir="ltr">{value}</code>
        </dd>
      ))}
    </div>
  );
}

function ProviderForm(props: DomainProps): ReactNode {
  const texts = useTexts('signOn', enUsSignOn).business;
  const { id, redirect_url: redirectUrl, issuer, client_id: clientId, has_secret: hasSecret } = props.domain;
  const { fields, values } = useRefusal(`${PAGE}provider/`, { domain_id: id });
  const address = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, dir: 'ltr' } as const;
  return (
    <DomainForm step="provider" {...props}>
      <h3>{texts.provider}</h3>
      <dl className={own.steps}>
        <Value label={texts.redirect} values={[redirectUrl]} />
      </dl>
      <TextField
        id={`issuer-${id}`}
        name="issuer"
        label={texts.issuer}
        hint={texts.issuerHint}
        defaultValue={values['issuer'] ?? issuer ?? undefined}
        inputMode="url"
        required
        error={fields['issuer']}
        {...address}
      />
      <TextField
        id={`client-${id}`}
        name="client_id"
        label={texts.clientId}
        defaultValue={values['client_id'] ?? clientId ?? undefined}
        required
        error={fields['client_id']}
        {...address}
      />
      <TextField
        id={`secret-${id}`}
        name="client_secret"
        type="password"
        label={texts.clientSecret}
        hint={hasSecret ? texts.secretKept : undefined}
        error={fields['client_secret']}
        {...address}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" variant={hasSecret ? 'secondary' : 'primary'}>
          {texts.save}
        </Button>
      </div>
    </DomainForm>
  );
}

function StateForms(props: DomainProps): ReactNode {
  const texts = useTexts('signOn', enUsSignOn).business;
  const { id, is_on: isOn, is_required: isRequired, is_tested: isTested } = props.domain;
  return (
    <>
      {isOn ? null : isTested ? (
        <p role="status">{texts.tested}</p>
      ) : (
        <>
          <p>{texts.testIntro}</p>
          <p>
            <a
              href={signOnStart({ provider: id, isTest: true })}
              {...buttonAttributes({ variant: 'primary' })}
            >
              {texts.test}
            </a>
          </p>
        </>
      )}
      {isOn || isTested ? (
        <DomainForm step="state" {...props}>
          <input type="hidden" name="is_on" value="true" />
          <label className={authStyles.choice}>
            <input type="checkbox" name="is_required" defaultChecked={isRequired} />
            {texts.require}
          </label>
          <div>
            <Button type="submit" variant="primary">
              {isOn ? texts.saveState : texts.turnOn}
            </Button>
          </div>
        </DomainForm>
      ) : null}
      {isOn ? (
        <DomainForm step="state" {...props}>
          <input type="hidden" name="is_on" value="false" />
          <div>
            <Button type="submit" variant="secondary">
              {texts.turnOff}
            </Button>
          </div>
        </DomainForm>
      ) : null}
    </>
  );
}
