'use client';

import { Button, Select, TextField, getTrimmedFormText } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import { CampaignReview } from './campaign-review.tsx';
import {
  parseMicros,
  type AdPin,
  type CampaignData,
  type CampaignInput,
  type CampaignStart,
} from './data.ts';
import { PinChoice } from './pin-choice.tsx';
import { readTargeting, TargetingFields, type TargetingOffer } from './targeting-fields.tsx';
import type { AdsMessages } from './messages.ts';

/** The props of a CampaignForm. */
export type CampaignFormProps = {
  /** The campaign to edit; undefined for a new one. */
  readonly campaign: CampaignData | undefined;
  /** The values with which a new campaign begins: those of the duplicated one. */
  readonly template?: CampaignInput | undefined;
  /** The pins with which a new campaign can start. */
  readonly offered: readonly AdPin[];
  readonly targeting: TargetingOffer;
  /** Stores a new campaign with its pins and starts it; a thrown error may have field errors in `fields`. */
  readonly onStart: (input: CampaignInput, start: CampaignStart) => Promise<void>;
  readonly currency: string;
  readonly today: string;
  readonly timeZone: string;
  /** Stores it; a thrown error may have field errors in `fields`. */
  readonly onSave: (input: CampaignInput, id?: string) => Promise<void>;
  readonly onDone: () => void;
  readonly messages: AdsMessages;
};

type Wrong = Readonly<Record<string, string>>;

const PINS_MAX = 20;

/**
 * Renders the form of a campaign. A new one is reviewed and then started, or stored as a draft that says so. Typed values
 * remain after an error, and behind the review.
 */
export function CampaignForm(props: CampaignFormProps): ReactNode {
  const {
    campaign,
    template,
    offered,
    targeting,
    currency,
    today,
    timeZone,
    onSave,
    onStart,
    onDone,
    messages,
  } = props;
  const known = campaign ?? template;
  const [wrong, setWrong] = useState<Wrong>({});
  const [isSending, setIsSending] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [plan, setPlan] = useState<{ readonly input: CampaignInput; readonly start: CampaignStart }>();
  const run = (sent: Promise<void>): void => {
    setIsSending(true);
    sent.then(onDone, (error: unknown) => {
      setIsSending(false);
      setPlan(undefined);
      setWrong(
        fieldsOf(error) ?? {
          all: error instanceof Error && error.message !== '' ? error.message : messages.failed,
        },
      );
    });
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const isDraft = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value') === 'draft';
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
    if (campaign || isDraft) run(onSave(input, campaign?.id));
    else if (chosen.length === 0) setWrong({ all: messages.needsPin });
    else setPlan({ input, start: { pin_ids: chosen, aim: readTargeting(form) } });
  };
  const amountIn = (micro: number | null | undefined): string =>
    micro == null ? '' : String(micro / 1_000_000);
  const label = (text: string): string => `${text} (${currency})`;
  const title = campaign ? messages.editCampaign(campaign.name) : messages.newCampaign;
  return (
    <>
      <form
        className={styles.form}
        data-part="form"
        data-columns=""
        onSubmit={send}
        aria-label={title}
        hidden={plan !== undefined}
      >
        <h2>{title}</h2>
        <TextField
          label={messages.name}
          name="name"
          required
          maxLength={100}
          autoComplete="off"
          defaultValue={campaign?.name ?? (template && messages.copyOf(template.name))}
          error={wrong['name']}
        />
        <Select label={messages.objective} name="objective" defaultValue={known?.objective ?? 'awareness'}>
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
          defaultValue={amountIn(known?.price_micro ?? 5000)}
          error={wrong['price_micro']}
        />
        <TextField
          label={label(messages.daily)}
          name="daily"
          inputMode="decimal"
          hint={messages.budgetHint}
          defaultValue={amountIn(known?.daily_micro)}
          error={wrong['daily_micro']}
        />
        <TextField
          label={label(messages.total)}
          name="total"
          inputMode="decimal"
          defaultValue={amountIn(known?.total_micro)}
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
        <Select
          label={messages.timeZone}
          name="time_zone"
          defaultValue={known?.time_zone ?? timeZone}
          error={wrong['time_zone']}
        >
          {zonesWith(known?.time_zone ?? timeZone).map((zone) => (
            <option key={zone}>{zone}</option>
          ))}
        </Select>
        {campaign ? null : (
          <>
            <div className={styles.wide}>
              {offered.length === 0 ? (
                <p className={styles.hint}>{messages.noOffered}</p>
              ) : (
                <PinChoice
                  pins={offered}
                  legend={messages.choosePins}
                  most={PINS_MAX}
                  chosen={chosen}
                  onChoose={setChosen}
                  messages={messages.pinChoice}
                />
              )}
            </div>
            <TargetingFields {...targeting} messages={messages} />
          </>
        )}
        <ErrorMessage>{wrong['all']}</ErrorMessage>
        <div className={styles.buttons} data-part="actions">
          <Button type="submit" variant="primary" loading={isSending}>
            {campaign ? messages.save : messages.review}
          </Button>
          {campaign ? null : (
            <Button type="submit" name="as" value="draft">
              {messages.saveDraft}
            </Button>
          )}
          <Button onClick={onDone}>{messages.cancel}</Button>
        </div>
      </form>
      {plan ? (
        <CampaignReview
          {...plan}
          pins={offered.filter(({ id }) => plan.start.pin_ids.includes(id))}
          targeting={targeting}
          currency={currency}
          isSending={isSending}
          onBack={() => setPlan(undefined)}
          onStart={() => run(onStart(plan.input, plan.start))}
          messages={messages}
        />
      ) : null}
    </>
  );
}

/** Returns the time zones of the browser, and the one in use. */
function zonesWith(zone: string): readonly string[] {
  return [...new Set([zone, 'UTC', ...Intl.supportedValuesOf('timeZone')])].toSorted();
}

/** Returns the field errors of an error, if any. */
function fieldsOf(error: unknown): Wrong | undefined {
  const { fields } = (error ?? {}) as { readonly fields?: Wrong };
  return fields && Object.keys(fields).length > 0 ? fields : undefined;
}
