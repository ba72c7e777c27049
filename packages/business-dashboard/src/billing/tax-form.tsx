'use client';

import { Button, Select, TextField, getTrimmedFormText } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import { TAX_COUNTRIES, TAX_IDS, type TaxCountry } from '../model/tax-ids.ts';
import type { TaxDetailsData } from './billing-types.ts';
import type { BillingMessages } from './messages.ts';

/** Renders the billing party, and the summary of a year. Typed values remain after an error. */
export function TaxForm(props: {
  readonly details: TaxDetailsData | null;
  readonly mayEdit: boolean;
  readonly year: string;
  readonly onSave: (details: TaxDetailsData) => Promise<ActionResult>;
  readonly onSummary: (year: string) => Promise<ActionResult>;
  readonly messages: BillingMessages;
}): ReactNode {
  const { details, mayEdit, year, onSave, onSummary, messages } = props;
  const { busy, status, fields, run } = useAction(messages.failed);
  const [country, setCountry] = useState<TaxCountry>(
    TAX_COUNTRIES.find((code) => code === details?.country) ?? 'US',
  );
  const rule = TAX_IDS[country];
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string): string => getTrimmedFormText(form, name);
    const input = {
      legal_name: of('legal_name'),
      country,
      street: of('street'),
      postal_code: of('postal_code'),
      city: of('city'),
      tax_id: of('tax_id'),
    };
    void run('save', () => onSave(input), messages.saved);
  };
  const field = (name: Exclude<keyof TaxDetailsData, 'country'>, label: string, hint?: string): ReactNode => (
    <TextField
      label={label}
      name={name}
      hint={hint}
      defaultValue={details?.[name] ?? ''}
      error={fields[name]}
      readOnly={!mayEdit}
    />
  );
  return (
    <section className={styles.section} data-part="section" aria-label={messages.tax}>
      <h2>{messages.tax}</h2>
      <p className={styles.hint}>{messages.taxHint}</p>
      <form
        className={styles.form}
        data-part="form"
        data-columns=""
        onSubmit={send}
        aria-label={messages.tax}
        noValidate
      >
        {field('legal_name', messages.legalName)}
        <Select
          label={messages.country}
          value={country}
          disabled={!mayEdit}
          error={fields['country']}
          onChange={(event) => setCountry(event.currentTarget.value as TaxCountry)}
        >
          {TAX_COUNTRIES.map((code) => (
            <option key={code} value={code}>
              {messages.countryName(code)}
            </option>
          ))}
        </Select>
        {field('street', messages.street)}
        {field('postal_code', messages.postalCode)}
        {field('city', messages.city)}
        {field('tax_id', messages.taxId(rule.name), messages.taxExample(rule.example))}
        <div className={styles.buttons} data-part="actions">
          {mayEdit ? (
            <Button type="submit" variant="primary" loading={busy === 'save'}>
              {messages.save}
            </Button>
          ) : null}
          <Button
            loading={busy === 'summary'}
            onClick={() => void run('summary', () => onSummary(year), messages.downloaded)}
          >
            {messages.summary(year)}
          </Button>
        </div>
      </form>
      <StatusMessage status={status} />
    </section>
  );
}
