'use client';

import { Button, Select } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import type { Actions } from '../layout/use-action.ts';
import type { AdMovesPorts } from './ad-moves-ports.ts';
import type { AdMoveMessages } from './messages.ts';
import { getTransferTargets, type MovableAccount, type TransferTarget } from './move-data.ts';

/** Renders the first step: the choice of account and target. */
export function StartMove(props: {
  readonly businessId: string;
  readonly accounts: readonly MovableAccount[];
  readonly businesses: readonly TransferTarget[];
  readonly ports: AdMovesPorts;
  readonly actions: Actions;
  readonly messages: AdMoveMessages;
}): ReactNode {
  const { businessId, accounts, businesses, ports, actions, messages } = props;
  const [chosen, setChosen] = useState('');
  const [wanted, setWanted] = useState('');
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  const places = account ? getTransferTargets(account, businesses, businessId) : [];
  const to = places.find(({ id }) => id === wanted) ?? places[0];
  const nameOf = (id: string): string => businesses.find((one) => one.id === id)?.name ?? '';
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!account || !to) return;
    void actions.run('start', () => ports.start(account.id, to.id), messages.started(account.name));
  };
  return (
    <>
      <h2>{messages.startTitle}</h2>
      <form className={styles.form} data-part="form" onSubmit={send} noValidate>
        <Select
          label={messages.account}
          value={account?.id ?? ''}
          error={actions.fields['account_id']}
          onChange={(event) => setChosen(event.target.value)}
        >
          {accounts.map(({ id, name, business_id: of }) => (
            <option key={id} value={id}>
              {messages.accountIn(name, nameOf(of))}
            </option>
          ))}
        </Select>
        <Select
          label={messages.to}
          hint={messages.toHint}
          value={to?.id ?? ''}
          error={actions.fields['to_business_id']}
          onChange={(event) => setWanted(event.target.value)}
        >
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="primary" loading={actions.busy === 'start'}>
          {messages.start}
        </Button>
      </form>
    </>
  );
}
