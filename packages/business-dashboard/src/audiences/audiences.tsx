'use client';

import {
  Button,
  EmptyState,
  Select,
  TextArea,
  TextField,
  getTrimmedFormText,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  numberProp,
  optionalProp,
  shapeProp,
  textProp,
  validProps,
} from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import { ConfirmButton } from '../layout/confirm-button.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import { type AdAccountData } from '../ads/data.ts';
import { extractEmails, hashEmail } from './hash-emails.ts';
import { audiencesMessages, type AudienceKind, type AudiencesMessages } from './messages.ts';
import { CompactTable } from '../layout/compact-table.tsx';
import { AD_ACCOUNT_FIELDS } from '../ads/prop-rules.ts';
import type { RenderLink } from '../layout/prerequisite-link.tsx';

/** An audience as shown to its advertiser. */
export type AudienceData = {
  readonly id: string;
  readonly kind: AudienceKind;
  readonly name: string;
  readonly size: number | null;
  readonly is_used: boolean;
};

/** The props of Audiences. */
export type AudiencesProps = RootProps & {
  readonly accounts: readonly AdAccountData[];
  readonly account: AdAccountData | undefined;
  readonly audiences: readonly AudienceData[];
  readonly mayEdit: boolean;
  readonly onChoose: (accountId: string) => void;
  readonly wayTo?: RenderLink | undefined;
  /** Creates an audience and returns its id; the hashes of customers are sent by `onAdd`. */
  readonly onMake: (fields: { readonly kind: AudienceKind; readonly name: string }) => Promise<string>;
  readonly onAdd: (audienceId: string, hashes: readonly string[]) => Promise<void>;
  /** Called when everything is stored. */
  readonly onMade: () => void;
  readonly onDelete: (audienceId: string) => Promise<void>;
  readonly messages?: AudiencesMessages | undefined;
};

const AT_ONCE = 5000;
const KINDS: readonly AudienceKind[] = ['engagement', 'lookalike', 'visitors', 'customer_list'];

const AUDIENCES_RULES = {
  accounts: itemsProp(AD_ACCOUNT_FIELDS),
  account: optionalProp(shapeProp(AD_ACCOUNT_FIELDS)),
  audiences: itemsProp({ id: textProp, kind: textProp, name: textProp, size: nullableProp(numberProp) }),
  mayEdit: flagProp,
  onChoose: functionProp,
  wayTo: optionalProp(functionProp),
  onMake: functionProp,
  onAdd: functionProp,
  onMade: functionProp,
  onDelete: functionProp,
  messages: messagesProp(audiencesMessages),
};

/**
 * Renders the audiences of an ad account: created by rule or from a list that is hashed in the browser, and
 * deleted.
 */
export function Audiences(rawProps: AudiencesProps): ReactNode {
  const props = validProps('Audiences', rawProps, AUDIENCES_RULES);
  const { accounts, account, audiences, mayEdit, onChoose, onDelete, messages = audiencesMessages } = props;
  return (
    <div data-part="audiences" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      {account === undefined ? (
        <EmptyState title={messages.noAccounts} action={props.wayTo?.('ad-accounts')}>
          {messages.noAccountsHint}
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar} data-part="bar">
            <Select
              label={messages.account}
              value={account.id}
              onChange={(event) => onChoose(event.currentTarget.value)}
            >
              {accounts.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </div>
          {mayEdit ? <MakeForm {...props} messages={messages} /> : null}
          {audiences.length === 0 ? (
            <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
          ) : (
            <CompactTable
              label={messages.title}
              isMiddle
              heads={[
                messages.name,
                messages.kind,
                { numbers: messages.size },
                messages.state,
                mayEdit && messages.actions,
              ]}
            >
              {audiences.map(({ id, kind, name, size, is_used: isUsed }) => (
                <tr key={id}>
                  <th scope="row">
                    <bdi>{name}</bdi>
                  </th>
                  <td>{messages.kinds[kind]}</td>
                  <td data-number="">{size === null ? messages.byRule : messages.formats.count(size)}</td>
                  <td>{isUsed ? messages.used : messages.tooSmall}</td>
                  {mayEdit ? (
                    <td>
                      <ConfirmButton
                        size="sm"
                        aria-label={messages.removeOf(name)}
                        texts={{
                          question: messages.removeQuestion(name),
                          note: messages.removeNote,
                          yes: messages.remove,
                          no: messages.keep,
                          failed: messages.failed,
                        }}
                        onConfirm={async () => {
                          await onDelete(id);
                          return { ok: true };
                        }}
                      >
                        {messages.remove}
                      </ConfirmButton>
                    </td>
                  ) : null}
                </tr>
              ))}
            </CompactTable>
          )}
        </>
      )}
    </div>
  );
}

type Sending = { readonly done: number; readonly all: number };

function MakeForm({
  onMake,
  onAdd,
  onMade,
  messages,
}: AudiencesProps & { readonly messages: AudiencesMessages }): ReactNode {
  const [kind, setKind] = useState<AudienceKind>('engagement');
  const [emails, setEmails] = useState('');
  const [sending, setSending] = useState<Sending>();
  const [error, setError] = useState<{ readonly all?: string; readonly emails?: string }>({});
  const found = kind === 'customer_list' ? extractEmails(emails) : [];
  const make = async (name: string): Promise<void> => {
    const id = await onMake({ kind, name });
    for (let done = 0; done < found.length; done += AT_ONCE) {
      setSending({ done, all: found.length });
      await onAdd(id, await Promise.all(found.slice(done, done + AT_ONCE).map(hashEmail)));
    }
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (kind === 'customer_list' && found.length === 0) return setError({ emails: messages.noEmails });
    setError({});
    setSending({ done: 0, all: found.length });
    make(getTrimmedFormText(new FormData(form), 'name'))
      .then(
        () => {
          setEmails('');
          form.reset();
          onMade();
        },
        () => setError({ all: messages.failed }),
      )
      .finally(() => setSending(undefined));
    return undefined;
  };
  return (
    <form className={styles.form} data-part="form" data-columns="" onSubmit={send} aria-label={messages.make}>
      <h2>{messages.make}</h2>
      <TextField label={messages.name} name="name" required maxLength={100} autoComplete="off" />
      <Select
        label={messages.kind}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as AudienceKind)}
      >
        {KINDS.map((one) => (
          <option key={one} value={one}>
            {messages.kinds[one]}
          </option>
        ))}
      </Select>
      {kind === 'customer_list' ? (
        <>
          <TextArea
            label={messages.emails}
            hint={messages.emailsHint}
            value={emails}
            rows={6}
            error={error.emails}
            onChange={(event) => setEmails(event.currentTarget.value)}
          />
          <label className={styles.file}>
            {messages.file}
            <input
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              onChange={(event) => void event.currentTarget.files?.[0]?.text().then(setEmails)}
            />
          </label>
          <p role="status" className={styles.wide}>
            {messages.found(found.length)}
          </p>
        </>
      ) : null}
      <div className={styles.buttons} data-part="actions">
        <Button type="submit" variant="primary" loading={sending !== undefined}>
          {messages.add}
        </Button>
        {sending && sending.all > 0 ? (
          <progress
            value={sending.done}
            max={sending.all}
            aria-label={messages.progress(sending.done, sending.all)}
          />
        ) : null}
      </div>
      <ErrorMessage>{error.all}</ErrorMessage>
    </form>
  );
}
