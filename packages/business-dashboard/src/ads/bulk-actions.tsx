'use client';

import { Button, TextField, getTrimmedFormText } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { ErrorMessage } from '../layout/error-message.tsx';
import styles from '../layout/parts.module.css';
import { parseMicros, type CampaignData, type CampaignInput, type CampaignStatus } from './data.ts';
import type { AdsMessages } from './messages.ts';

/** Renders the actions on several campaigns: start, pause, and one daily budget for all. */
export function BulkActions(props: {
  readonly chosen: readonly CampaignData[];
  readonly currency: string;
  readonly onStatus: (campaign: CampaignData, status: CampaignStatus) => Promise<void>;
  readonly onSave: (input: CampaignInput, id: string) => Promise<void>;
  readonly onDone: () => void;
  readonly messages: AdsMessages;
}): ReactNode {
  const { chosen, currency, onStatus, onSave, onDone, messages } = props;
  const [error, setError] = useState<{ readonly field?: string; readonly all?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  // One after the other, so that an error leaves the rest unchanged.
  const each = async (change: (campaign: CampaignData) => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setError({});
    try {
      for (const campaign of chosen) await change(campaign);
      onDone();
    } catch {
      setError({ all: messages.failed });
    }
    setIsBusy(false);
  };
  const turn = (to: 'active' | 'paused'): void =>
    void each((campaign) => {
      const isFit = to === 'active' ? campaign.status !== 'active' : campaign.status === 'active';
      return isFit ? onStatus(campaign, to) : Promise.resolve();
    });
  const apply = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const daily = parseMicros(getTrimmedFormText(new FormData(event.currentTarget), 'daily'));
    if (daily === null || Number.isNaN(daily)) return setError({ field: messages.wrongAmount });
    return void each((campaign) => onSave({ ...inputOf(campaign), daily_micro: daily }, campaign.id));
  };
  return (
    <form
      className={styles.form}
      data-part="form"
      onSubmit={apply}
      aria-label={messages.selected(chosen.length)}
    >
      <p className={styles.strong} role="status">
        {messages.selected(chosen.length)}
      </p>
      <div className={styles.buttons} data-part="actions">
        <Button size="sm" loading={isBusy} onClick={() => turn('active')}>
          {messages.startSelected}
        </Button>
        <Button size="sm" loading={isBusy} onClick={() => turn('paused')}>
          {messages.pauseSelected}
        </Button>
      </div>
      <div className={styles.bar} data-part="bar">
        <TextField
          label={`${messages.changeDaily} (${currency})`}
          name="daily"
          inputMode="decimal"
          error={error.field}
        />
        <Button type="submit" loading={isBusy}>
          {messages.apply}
        </Button>
      </div>
      <ErrorMessage>{error.all}</ErrorMessage>
    </form>
  );
}

function inputOf(campaign: CampaignData): CampaignInput {
  const { name, objective, price_micro, daily_micro, total_micro, starts_on, ends_on, time_zone } = campaign;
  return { name, objective, price_micro, daily_micro, total_micro, starts_on, ends_on, time_zone };
}
