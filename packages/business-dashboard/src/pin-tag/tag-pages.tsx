'use client';

import {
  rootAttributes,
  type RootProps,
  functionProp,
  messagesProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
  hrefProp,
} from '@pegboard/ui';
import { useEffect, useState, type ReactNode } from 'react';

import { CodeBlock } from '../conversions/code-block.tsx';
import type { TagEventsData } from '../conversions/data.ts';
import { eventMessages, type EventMessages } from '../conversions/messages.ts';
import { TagEvents } from '../conversions/tag-events.tsx';
import { NativeLink, type BusinessLink } from '../layout/business-link.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusChip } from '../layout/status-chip.tsx';
import { EVENT_NAMES } from '../model/event-names.ts';
import { pinTagMessages, type PinTagMessages } from './messages.ts';
import { TAG_EVENTS_FIELDS } from '../conversions/prop-rules.ts';
import { EVENT_BLOCK, EVENT_CALL, sessionTagSnippet, tagSnippet } from './snippets.ts';

type OfTag = {
  readonly tag: { readonly id: string; readonly name: string };
  /** The address of the list of tags. */
  readonly listAddress: string;
  readonly Link?: BusinessLink | undefined;
  readonly messages?: PinTagMessages | undefined;
};

/** The props of TagDashboard. */
export type TagDashboardProps = RootProps &
  OfTag & {
    readonly events: TagEventsData;
    /** The time at which the data was loaded. */
    readonly readAt: string;
    readonly codeAddress: string;
    /** Reloads the data. */
    readonly onRenew: () => void;
    readonly eventTexts?: EventMessages | undefined;
  };

const LIVE_MS = 4000;

const TAG_DASHBOARD_RULES = {
  tag: shapeProp({ id: textProp, name: textProp }),
  listAddress: hrefProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(pinTagMessages),
  events: shapeProp(TAG_EVENTS_FIELDS),
  readAt: textProp,
  codeAddress: hrefProp,
  onRenew: functionProp,
  eventTexts: messagesProp(eventMessages),
};

/**
 * Renders the events of a tag, and a test view that polls every few seconds while it is on and the page is
 * visible.
 */
export function TagDashboard(rawProps: TagDashboardProps): ReactNode {
  const props = validProps('TagDashboard', rawProps, TAG_DASHBOARD_RULES);
  const { tag, events, readAt, listAddress, codeAddress, onRenew, Link = NativeLink } = props;
  const { messages = pinTagMessages, eventTexts = eventMessages } = props;
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    if (!isLive) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) onRenew();
    }, LIVE_MS);
    return () => clearInterval(timer);
  }, [isLive, onRenew]);
  const { last_event_at: last } = events;
  return (
    <section data-part="tag-dashboard" {...rootAttributes(props, styles.page)}>
      <PageHeader title={<bdi>{messages.dashboard(tag.name)}</bdi>} intro={messages.id(tag.id)}>
        <StatusChip tone={last === null ? 'plain' : 'good'}>
          {last === null ? eventTexts.never : eventTexts.last(last, readAt)}
        </StatusChip>
      </PageHeader>
      <nav className={styles.buttons} data-part="actions" aria-label={messages.title}>
        <Link to={listAddress}>{messages.back}</Link>
        <Link to={codeAddress}>{messages.install}</Link>
      </nav>
      <div className={styles.bar} data-part="bar">
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isLive}
            onChange={({ currentTarget }) => setIsLive(currentTarget.checked)}
          />
          {messages.live}
        </label>
        <p role="status" className={styles.hint}>
          {isLive ? messages.liveOn : messages.liveHint}
        </p>
      </div>
      <TagEvents events={events} messages={eventTexts} />
    </section>
  );
}

/** The props of TagInstructions. */
export type TagInstructionsProps = RootProps &
  OfTag & {
    /** The address of the site. */
    readonly publicUrl: string;
    readonly eventsAddress: string;
    readonly eventTexts?: EventMessages | undefined;
  };

const TAG_INSTRUCTIONS_RULES = {
  tag: shapeProp({ id: textProp, name: textProp }),
  listAddress: hrefProp,
  Link: optionalProp(functionProp),
  messages: messagesProp(pinTagMessages),
  publicUrl: hrefProp,
  eventsAddress: hrefProp,
  eventTexts: messagesProp(eventMessages),
};

/** Renders the instructions for installing a tag, with its code to copy. */
export function TagInstructions(rawProps: TagInstructionsProps): ReactNode {
  const props = validProps('TagInstructions', rawProps, TAG_INSTRUCTIONS_RULES);
  const { tag, publicUrl, listAddress, eventsAddress, Link = NativeLink } = props;
  const { messages = pinTagMessages, eventTexts = eventMessages } = props;
  const copies = { copy: messages.copy, copied: messages.copied };
  return (
    <section data-part="tag-instructions" {...rootAttributes(props, styles.page)}>
      <PageHeader title={<bdi>{messages.instructions(tag.name)}</bdi>} intro={messages.instructionsIntro} />
      <nav className={styles.buttons} data-part="actions" aria-label={messages.title}>
        <Link to={listAddress}>{messages.back}</Link>
        <Link to={eventsAddress}>{messages.open}</Link>
      </nav>
      <section className={styles.section} data-part="section">
        <h2>{messages.step1}</h2>
        <p className={styles.hint}>{messages.step1Hint}</p>
        <CodeBlock label={messages.step1} code={tagSnippet(publicUrl, tag.id)} {...copies} />
      </section>
      <section className={styles.section} data-part="section">
        <h2>{messages.step2}</h2>
        <p className={styles.hint}>{messages.step2Hint}</p>
        <CodeBlock label={messages.step2} code={EVENT_BLOCK} {...copies} />
        <p className={styles.hint}>{messages.step2Code}</p>
        <CodeBlock label={messages.step2Code} code={EVENT_CALL} {...copies} />
        <h3>{messages.events}</h3>
        <ul>
          {EVENT_NAMES.map((name) => (
            <li key={name}>
              <code dir="ltr">{name}</code> – {eventTexts.names[name]}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section} data-part="section">
        <h2>{messages.step3}</h2>
        <p className={styles.hint}>{messages.step3Hint}</p>
        <CodeBlock label={messages.step3} code={sessionTagSnippet(publicUrl, tag.id)} {...copies} />
        <p className={styles.hint}>{messages.privacy}</p>
      </section>
    </section>
  );
}
