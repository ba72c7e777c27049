'use client';

import { Button, FieldError, Select, TextField, getTrimmedFormText } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import type { CatalogInput, CatalogResult, CatalogSummary } from './catalog-types.ts';
import parts from '../layout/parts.module.css';
import type { CatalogMessages } from './messages.ts';

const FETCH_HOURS = [6, 12, 24, 168];

/** A board to which products can be saved. */
export type CatalogBoard = { readonly id: string; readonly name: string };

/** Renders the form that creates or edits a catalog; the typed values stay when the server rejects them. */
export function CatalogForm(props: {
  readonly catalog: CatalogSummary | null;
  readonly boards: readonly CatalogBoard[];
  readonly messages: CatalogMessages;
  readonly onSave: (input: CatalogInput) => Promise<CatalogResult<CatalogSummary>>;
  readonly onClose: () => void;
}): ReactNode {
  const { catalog, boards, messages, onSave, onClose } = props;
  const { fields } = messages;
  const [refusal, setRefusal] = useState<Extract<CatalogResult<unknown>, { ok: false }>>();
  const [isBusy, setIsBusy] = useState(false);
  const wrong = refusal?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string): string => getTrimmedFormText(form, name);
    setIsBusy(true);
    void onSave({
      name: text('name'),
      board_id: catalog?.board_id ?? text('board'),
      currency: text('currency').toUpperCase(),
      source_url: text('address') || null,
      every_hours: Number(text('often')) || null,
    }).then((result) => {
      setIsBusy(false);
      setRefusal(result.ok ? undefined : result);
    });
  };
  const isNamed = ['name', 'board_id', 'currency', 'source_url', 'every_hours'].some((name) => wrong[name]);
  return (
    <form
      className={parts.form}
      data-part="form"
      onSubmit={submit}
      aria-label={catalog ? messages.change(catalog.name) : messages.add}
    >
      <TextField
        label={fields.name}
        name="name"
        defaultValue={catalog?.name}
        maxLength={80}
        required
        error={wrong['name']}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was asked for a moment ago
        autoFocus
      />
      {catalog ? null : (
        <Select label={fields.board} name="board" hint={fields.boardHint} error={wrong['board_id']}>
          {boards.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <TextField
        label={fields.currency}
        name="currency"
        defaultValue={catalog?.currency ?? 'USD'}
        hint={fields.currencyHint}
        maxLength={3}
        required
        error={wrong['currency']}
      />
      <TextField
        label={fields.address}
        name="address"
        type="url"
        defaultValue={catalog?.source_url ?? ''}
        hint={fields.addressHint}
        maxLength={2000}
        error={wrong['source_url']}
      />
      <Select
        label={fields.often}
        name="often"
        defaultValue={String(catalog?.every_hours ?? '')}
        error={wrong['every_hours']}
      >
        <option value="">{fields.never}</option>
        {FETCH_HOURS.map((hours) => (
          <option key={hours} value={hours}>
            {fields.hours(hours)}
          </option>
        ))}
      </Select>
      {refusal && !isNamed ? <FieldError>{refusal.message || messages.failed}</FieldError> : null}
      <div className={parts.buttons} data-part="actions">
        <Button type="submit" variant="primary" loading={isBusy}>
          {messages.save}
        </Button>
        <Button type="button" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
