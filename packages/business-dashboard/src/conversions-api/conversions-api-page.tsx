'use client';

import {
  EmptyState,
  Select,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
  hrefProp,
} from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { AccountChoice, type AccountSelection } from '../conversions/account-choice.tsx';
import { CodeBlock } from '../conversions/code-block.tsx';
import { filterEventsBySource, type TagData, type TagEventsData } from '../conversions/data.ts';
import { eventMessages, type EventMessages } from '../conversions/messages.ts';
import { TagEvents } from '../conversions/tag-events.tsx';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import { NameForm } from '../layout/name-form.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { CompactTable } from '../layout/compact-table.tsx';
import { StatusChip } from '../layout/status-chip.tsx';
import type { ActionResult } from '../layout/use-action.ts';
import { useTimeZone } from '../layout/use-time-zone.ts';
import { MissingPrerequisite } from '../layout/prerequisite-link.tsx';
import { apiSnippet } from '../pin-tag/snippets.ts';
import { TAG_EVENTS_FIELDS, TAG_FIELDS } from '../conversions/prop-rules.ts';
import { AD_ACCOUNT_FIELDS } from '../ads/prop-rules.ts';
import { dateProp } from '../layout/prop-rules.ts';
import { conversionsApiMessages, type ConversionsApiMessages } from './messages.ts';

/** A token, as in `ConversionTokensResource get`, without its secret. */
export type TokenData = {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
};

/** The result of creating a token; the token is shown only once. */
export type CreatedToken =
  | { readonly ok: true; readonly token: string }
  | (ActionResult & { readonly ok: false });

/** The props of ConversionsApiPage. */
export type ConversionsApiPageProps = RootProps &
  AccountSelection & {
    readonly publicUrl: string;
    readonly tags: readonly TagData[];
    /** The tag whose events are shown. */
    readonly tag: TagData | undefined;
    readonly events: TagEventsData | undefined;
    readonly tokens: readonly TokenData[];
    readonly mayEdit: boolean;
    readonly onChooseTag: (tagId: string) => void;
    readonly onMake: (name: string) => Promise<CreatedToken>;
    readonly onRevoke: (tokenId: string) => Promise<ActionResult>;
    readonly messages?: ConversionsApiMessages | undefined;
    readonly eventTexts?: EventMessages | undefined;
  };

const CONVERSIONS_API_PAGE_RULES = {
  accounts: itemsProp(AD_ACCOUNT_FIELDS),
  account: optionalProp(shapeProp(AD_ACCOUNT_FIELDS)),
  onChoose: functionProp,
  wayTo: optionalProp(functionProp),
  publicUrl: hrefProp,
  tags: itemsProp(TAG_FIELDS),
  tag: optionalProp(shapeProp(TAG_FIELDS)),
  events: optionalProp(shapeProp(TAG_EVENTS_FIELDS)),
  tokens: itemsProp({
    id: textProp,
    name: textProp,
    created_at: dateProp,
    last_used_at: nullableProp(dateProp),
    revoked_at: nullableProp(dateProp),
  }),
  mayEdit: flagProp,
  onChooseTag: functionProp,
  onMake: functionProp,
  onRevoke: functionProp,
  messages: messagesProp(conversionsApiMessages),
  eventTexts: messagesProp(eventMessages),
};

/** Renders the conversions API: instructions, tokens, and the received events (BD-08). */
export function ConversionsApiPage(rawProps: ConversionsApiPageProps): ReactNode {
  const props = validProps('ConversionsApiPage', rawProps, CONVERSIONS_API_PAGE_RULES);
  const { account, publicUrl, tags, tag, events, onChooseTag, wayTo } = props;
  const { messages = conversionsApiMessages, eventTexts = eventMessages } = props;
  return (
    <section data-part="conversions-api-page" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <AccountChoice {...props} events={eventTexts}>
        <Tokens {...props} messages={messages} />
        <section className={styles.section} data-part="section" aria-label={messages.setup}>
          <h2>{messages.setup}</h2>
          {tag ? (
            <p className={styles.hint}>{messages.setupHint}</p>
          ) : (
            <MissingPrerequisite way={wayTo?.('pin-tag')}>{messages.noTag}</MissingPrerequisite>
          )}
          <CodeBlock
            label={messages.example}
            code={apiSnippet(publicUrl, account?.id ?? '', tag?.id)}
            copy={messages.copy}
            copied={messages.copied}
          />
        </section>
        {tags.length < 2 || !tag ? null : (
          <div className={styles.bar} data-part="bar">
            <Select
              label={messages.tag}
              value={tag.id}
              onChange={(event) => onChooseTag(event.currentTarget.value)}
            >
              {tags.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
        )}
        {events ? <TagEvents events={filterEventsBySource('api', events)} messages={eventTexts} /> : null}
      </AccountChoice>
    </section>
  );
}

function Tokens(props: ConversionsApiPageProps & { readonly messages: ConversionsApiMessages }): ReactNode {
  const { tokens, mayEdit, onMake, onRevoke, messages } = props;
  const [token, setToken] = useState<string>();
  const timeZone = useTimeZone();
  const make = async (name: string): Promise<ActionResult> => {
    const made = await onMake(name);
    if (made.ok) setToken(made.token);
    return made.ok ? { ok: true } : made;
  };
  return (
    <section className={styles.section} data-part="section">
      <h2>{messages.tokens}</h2>
      <p className={styles.hint}>{messages.tokensHint}</p>
      {mayEdit ? (
        <NameForm
          title={messages.make}
          label={messages.name}
          hint={messages.nameHint}
          maxLength={100}
          onMake={make}
          failed={messages.failed}
        />
      ) : null}
      {token === undefined ? null : (
        <div className={styles.card} data-part="card" role="status">
          <h3>{messages.made}</h3>
          <p className={styles.hint}>{messages.madeHint}</p>
          <CodeBlock label={messages.made} code={token} copy={messages.copy} copied={messages.copied} />
        </div>
      )}
      {tokens.length === 0 ? (
        <EmptyState title={messages.noTokens}>{messages.noTokensHint}</EmptyState>
      ) : (
        <CompactTable
          label={messages.tokens}
          isMiddle
          heads={[
            messages.columns.name,
            messages.columns.made,
            messages.columns.used,
            messages.columns.state,
            mayEdit && messages.columns.action,
          ]}
        >
          {tokens.map(({ id, name, created_at: made, last_used_at: used, revoked_at: revoked }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td className={styles.when}>{messages.day(made, timeZone)}</td>
              <td className={styles.when}>
                {used === null ? messages.neverUsed : messages.moment(used, timeZone)}
              </td>
              <td>
                <StatusChip tone={revoked === null ? 'good' : 'plain'}>
                  {revoked === null ? messages.valid : messages.revoked}
                </StatusChip>
              </td>
              {mayEdit ? (
                <td>
                  {revoked === null ? (
                    <ConfirmButton
                      size="sm"
                      aria-label={messages.revokeOf(name)}
                      texts={{ ...messages.revocation, question: messages.revokeSure(name) }}
                      onConfirm={() => onRevoke(id)}
                    >
                      {messages.revoke}
                    </ConfirmButton>
                  ) : null}
                </td>
              ) : null}
            </tr>
          ))}
        </CompactTable>
      )}
    </section>
  );
}
