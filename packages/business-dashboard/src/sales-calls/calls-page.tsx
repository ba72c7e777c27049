'use client';

import {
  Button,
  Select,
  TextArea,
  TextField,
  rootAttributes,
  type RootProps,
  functionProp,
  choiceProp,
  itemsProp,
  messagesProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction, type ActionResult } from '../layout/use-action.ts';
import { dateProp } from '../layout/prop-rules.ts';
import { callMessages, type CallMessages, type CallTopic, type PartOfDay } from './messages.ts';

/** The input of a requested phone call. */
export type CallRequestInput = {
  readonly topic: CallTopic;
  /** A day, such as `2026-11-24`. */
  readonly day: string;
  readonly part_of_day: PartOfDay;
  readonly phone: string;
  readonly message: string;
};

/** A requested phone call. */
export type CallRequest = CallRequestInput & { readonly id: string; readonly time_zone: string };

/** The props of a CallsPage. */
export type CallsPageProps = RootProps & {
  readonly calls: readonly CallRequest[];
  readonly ask: (call: CallRequestInput) => Promise<ActionResult>;
  readonly takeBack: (callId: string) => Promise<ActionResult>;
  readonly messages?: CallMessages | undefined;
};

const EMPTY: CallRequestInput = { topic: 'start', day: '', part_of_day: 'morning', phone: '', message: '' };

const CALLS_PAGE_RULES = {
  calls: itemsProp({
    topic: choiceProp(['start', 'ads', 'catalogs', 'measuring', 'other']),
    day: dateProp,
    part_of_day: choiceProp(['morning', 'afternoon', 'evening']),
    phone: textProp,
    message: textProp,
    id: textProp,
    time_zone: textProp,
  }),
  ask: functionProp,
  takeBack: functionProp,
  messages: messagesProp(callMessages),
};

/**
 * Renders the form that requests a phone call about the viewer's business, and the requested calls (BD-09).
 */
export function CallsPage(rawProps: CallsPageProps): ReactNode {
  const props = validProps('CallsPage', rawProps, CALLS_PAGE_RULES);
  const { calls, ask, takeBack, messages = callMessages } = props;
  const [call, setCall] = useState(EMPTY);
  const { busy, status, fields, run } = useAction(messages.failed);
  const set = (some: Partial<CallRequestInput>): void => setCall({ ...call, ...some });
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (await run('ask', () => ask(call), messages.requestSent)) setCall(EMPTY);
  };
  return (
    <section data-part="calls-page" {...rootAttributes(props, `${styles.page} ${styles.alone}`)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <form className={styles.form} data-part="form" onSubmit={(event) => void send(event)} noValidate>
        <Select
          label={messages.topic}
          value={call.topic}
          error={fields['topic']}
          onChange={(event) => set({ topic: event.target.value as CallTopic })}
        >
          {Object.entries(messages.topics).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          label={messages.day}
          type="date"
          required
          value={call.day}
          error={fields['day']}
          onChange={(event) => set({ day: event.target.value })}
        />
        <Select
          label={messages.part}
          value={call.part_of_day}
          error={fields['part_of_day']}
          onChange={(event) => set({ part_of_day: event.target.value as PartOfDay })}
        >
          {Object.entries(messages.parts).map(([key, label]) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          label={messages.phone}
          hint={messages.phoneHint}
          type="tel"
          autoComplete="tel"
          required
          value={call.phone}
          error={fields['phone']}
          onChange={(event) => set({ phone: event.target.value })}
        />
        <TextArea
          label={messages.message}
          dir="auto"
          value={call.message}
          error={fields['message']}
          onChange={(event) => set({ message: event.target.value })}
        />
        <Button type="submit" variant="primary" loading={busy === 'ask'}>
          {messages.ask}
        </Button>
        <StatusMessage status={status} />
      </form>
      <h2>{messages.yours}</h2>
      {calls.length === 0 ? (
        <p className={styles.hint}>{messages.none}</p>
      ) : (
        <ul role="list" className={styles.list} data-part="list" aria-label={messages.yours}>
          {calls.map(({ id, topic, day, part_of_day: part, time_zone: zone, phone, message }) => (
            <li key={id} className={styles.item} data-part="item">
              <span className={styles.what}>
                <span className={styles.strong}>{messages.topics[topic]}</span>
                <small>
                  {messages.when(day, messages.parts[part], zone)} · <bdi>{phone}</bdi>
                </small>
                {message === '' ? null : <bdi>{message}</bdi>}
              </span>
              <Button
                size="sm"
                aria-label={messages.takeBackNamed(messages.topics[topic], day)}
                loading={busy === id}
                onClick={() => void run(id, () => takeBack(id), messages.takenBack)}
              >
                {messages.takeBack}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
