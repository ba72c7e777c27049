'use client';

import { Button, Select, TextField, getTrimmedFormText } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import { parseMicros, type CampaignData, type CampaignInput } from './data.ts';
import type { AdsMessages } from './messages.ts';

/** The props of a CampaignForm. */
export type CampaignFormProps = {
  /** The campaign to edit; undefined for a new one. */
  readonly campaign: CampaignData | undefined;
  readonly currency: string;
  readonly today: string;
  readonly timeZone: string;
  /** Stores it; a thrown error may have field errors in `fields`. */
  readonly onSave: (input: CampaignInput, id?: string) => Promise<void>;
  readonly onDone: () => void;
  readonly messages: AdsMessages;
};

type Wrong = Readonly<Record<string, string>>;

/** Renders the form of a campaign. Typed values remain after an error. */
export function CampaignForm(props: CampaignFormProps): ReactNode {
  const { campaign, currency, today, timeZone, onSave, onDone, messages } = props;
  const [wrong, setWrong] = useState<Wrong>({});
  const [isSending, setIsSending] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const of = (name: string): string => getTrimmedFormText(form, name);
    const amounts = {
      price_micro: parseMicros(of('price')),
      daily_micro: parseMicros(of('daily')),
      total_micro: parseMicros(of('total')),
    };
    const bad = Object.entries(amounts).flatMap(([name, value]) =>
      Number.isNaN(value) || (name === 'price_micro' && value === null) ? [[name, messages.wrongAmount]] : [],
    );
    setWrong(Object.fromEntries(bad));
    if (bad.length > 0) return;
    setIsSending(true);
    const ends = of('ends_on');
    const input: CampaignInput = {
      ...amounts,
      price_micro: amounts.price_micro ?? 0,
      name: of('name'),
      objective: of('objective') as CampaignInput['objective'],
      starts_on: of('starts_on'),
      ends_on: ends === '' ? null : ends,
      time_zone: of('time_zone'),
    };
    onSave(input, campaign?.id).then(onDone, (error: unknown) => {
      setIsSending(false);
      setWrong(fieldsOf(error) ?? { all: messages.failed });
    });
  };
  const amountIn = (micro: number | null | undefined): string =>
    micro == null ? '' : String(micro / 1_000_000);
  const label = (text: string): string => `${text} (${currency})`;
  const title = campaign ? messages.editCampaign(campaign.name) : messages.newCampaign;
  return (
    <form className={styles.form} data-columns="" onSubmit={send} aria-label={title}>
      <h2>{title}</h2>
      <TextField
        label={messages.name}
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        defaultValue={campaign?.name}
        error={wrong['name']}
      />
      <Select label={messages.objective} name="objective" defaultValue={campaign?.objective ?? 'awareness'}>
        {Object.entries(messages.objectives).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <TextField
        label={label(messages.price)}
        name="price"
        inputMode="decimal"
        defaultValue={amountIn(campaign?.price_micro ?? 5000)}
        error={wrong['price_micro']}
      />
      <TextField
        label={label(messages.daily)}
        name="daily"
        inputMode="decimal"
        hint={messages.budgetHint}
        defaultValue={amountIn(campaign?.daily_micro)}
        error={wrong['daily_micro']}
      />
      <TextField
        label={label(messages.total)}
        name="total"
        inputMode="decimal"
        defaultValue={amountIn(campaign?.total_micro)}
        error={wrong['total_micro']}
      />
      <TextField
        label={messages.startsOn}
        name="starts_on"
        type="date"
        required
        defaultValue={campaign?.starts_on ?? today}
        error={wrong['starts_on']}
      />
      <TextField
        label={messages.endsOn}
        name="ends_on"
        type="date"
        hint={messages.endsHint}
        defaultValue={campaign?.ends_on ?? ''}
        error={wrong['ends_on']}
      />
      <TextField
        label={messages.timeZone}
        name="time_zone"
        required
        defaultValue={campaign?.time_zone ?? timeZone}
        error={wrong['time_zone']}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={isSending}>
          {messages.save}
        </Button>
        <Button onClick={onDone}>{messages.cancel}</Button>
      </div>
      <ErrorMessage>{wrong['all']}</ErrorMessage>
    </form>
  );
}

/** Returns the field errors of an error, if any. */
function fieldsOf(error: unknown): Wrong | undefined {
  const { fields } = (error ?? {}) as { readonly fields?: Wrong };
  return fields && Object.keys(fields).length > 0 ? fields : undefined;
}
