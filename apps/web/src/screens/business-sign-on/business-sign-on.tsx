import { Button, buttonAttributes, EmptyState, TextField } from '@pegboard/ui';
import type { ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { readResource } from '../../data/read-resource.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import styles from '../../features/forms/form-page.module.css';
import { NativeForm, useRefusal } from '../../features/forms/native-form.tsx';
import { SubmitResult } from '../../features/forms/submit-result.tsx';
import { Link } from '../../features/links/link.tsx';
import { signOnTexts as enUsSignOn } from '../../messages/en-us-sign-on.ts';
import { useTexts } from '../../messages/language.ts';
import { messages as enUs } from '../../messages/en-us.ts';
import { DomainSection } from './domain-section.tsx';
import { businessesSchema, type BusinessDomains } from './domain-schema.ts';

const PATH = '/signup/sso-business-account/domain/';

/** Reads the businesses of the viewer with their domains; visitors are asked to log in. */
export async function loader(args: LoaderFunctionArgs): Promise<readonly BusinessDomains[]> {
  await requireViewer(args, 'continue');
  const read = await readResource(args.context, 'BusinessSignOn', {});
  return read.ok ? businessesSchema.parse(read.data) : [];
}

/** Renders the single sign-on of businesses: domains with their proof, provider, test and state (AC-09). Works without scripts. */
export function Component(): ReactNode {
  const texts = useTexts('signOn', enUsSignOn).business;
  const messages = useTexts('site', enUs);
  const businesses = useLoaderData<readonly BusinessDomains[]>();
  return (
    <div className={styles.page}>
      <title>{messages.title(texts.title)}</title>
      <meta name="robots" content="noindex" />
      {businesses.length === 0 ? (
        <EmptyState
          title={texts.title}
          headingLevel={1}
          action={
            <Link to="/business/convert/" {...buttonAttributes({ variant: 'primary' })}>
              {texts.convert}
            </Link>
          }
        >
          {texts.none}
        </EmptyState>
      ) : (
        <>
          <h1>{texts.title}</h1>
          <p className={styles.hint}>{texts.intro}</p>
          {businesses.map((business) => (
            <Business key={business.id} business={business} isNamed={businesses.length > 1} />
          ))}
        </>
      )}
    </div>
  );
}

function Business({
  business: { id, name, domains },
  isNamed,
}: {
  readonly business: BusinessDomains;
  readonly isNamed: boolean;
}): ReactNode {
  const texts = useTexts('signOn', enUsSignOn).business;
  const { message, fields, values } = useRefusal(PATH, { business_id: id });
  const headingId = `add-${id}`;
  return (
    <>
      {domains.map((domain) => (
        <DomainSection key={domain.id} businessId={id} domain={domain} />
      ))}
      <section className={styles.section} aria-labelledby={headingId}>
        <h2 id={headingId}>{texts.addTitle}</h2>
        {isNamed ? <p className={styles.hint}>{texts.ofBusiness(name)}</p> : null}
        <NativeForm className={styles.fields} action={PATH}>
          <input type="hidden" name="business_id" value={id} />
          <TextField
            id={`domain-${id}`}
            name="domain"
            label={texts.domain}
            hint={texts.domainHint}
            defaultValue={values['domain']}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            required
            error={fields['domain']}
          />
          <div>
            <Button type="submit" variant="primary">
              {texts.add}
            </Button>
          </div>
        </NativeForm>
        <SubmitResult message={message} done={undefined} />
      </section>
    </>
  );
}
