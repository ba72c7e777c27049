'use client';

import { Button, FieldError, TextArea, TextField, getTrimmedFormText } from '@pegboard/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

import type { CatalogPorts, MerchantRequest, CatalogResult } from './catalog-types.ts';
import parts from '../layout/parts.module.css';
import type { CatalogMessages } from './messages.ts';

/** Renders the form that requests merchant verification, and the state of the request. */
export function MerchantForm(props: {
  readonly requests: readonly MerchantRequest[];
  /** True if the viewer is a verified merchant, by a request of this business or of another. */
  readonly isVerified: boolean;
  readonly mayEdit: boolean;
  readonly ports: CatalogPorts;
  readonly messages: CatalogMessages;
}): ReactNode {
  const { isVerified, mayEdit, ports, messages } = props;
  const { merchant } = messages;
  const [requests, setRequests] = useState(props.requests);
  const [refusal, setRefusal] = useState<Extract<CatalogResult<unknown>, { ok: false }>>();
  const [isBusy, setIsBusy] = useState(false);
  const heading = useId();
  const [newest] = requests;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsBusy(true);
    void ports
      .askToBeVerified({
        website: getTrimmedFormText(form, 'website'),
        words: getTrimmedFormText(form, 'words'),
      })
      .then((result) => {
        setIsBusy(false);
        setRefusal(result.ok ? undefined : result);
        if (result.ok) setRequests(result.data);
      });
  };
  const wrong = refusal?.fields?.['website'];
  return (
    <section className={parts.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{merchant.title}</h2>
      {isVerified ? null : <p className={parts.hint}>{merchant.intro}</p>}
      {isVerified ? (
        <p role="status">{merchant.states.verified}</p>
      ) : newest ? (
        <div role="status">
          <p>
            <strong>{merchant.states[newest.state]}</strong> <bdi>{newest.website}</bdi>
          </p>
          {newest.answer === '' ? null : <p>{merchant.answer(newest.answer)}</p>}
        </div>
      ) : null}
      {mayEdit && !isVerified && (!newest || newest.state === 'refused') ? (
        <form className={parts.form} data-part="form" onSubmit={submit} aria-labelledby={heading}>
          <TextField
            label={merchant.website}
            name="website"
            type="url"
            required
            maxLength={2000}
            error={wrong}
          />
          <TextArea label={merchant.words} name="words" maxLength={500} />
          {refusal && wrong === undefined ? (
            <FieldError>{refusal.message || messages.failed}</FieldError>
          ) : null}
          <div className={parts.buttons} data-part="actions">
            <Button type="submit" loading={isBusy}>
              {merchant.ask}
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  );
}
