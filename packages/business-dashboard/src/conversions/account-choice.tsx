import { EmptyState, Select } from '@pegboard/ui';
import type { ReactNode } from 'react';

import type { AdAccountData } from '../ads/data.ts';
import styles from '../layout/parts.module.css';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import type { EventMessages } from './messages.ts';

/** The ad accounts of a page, and the selected one. */
export type AccountSelection = {
  readonly accounts: readonly AdAccountData[];
  readonly account: AdAccountData | undefined;
  readonly onChoose: (accountId: string) => void;
  readonly wayTo?: RenderLink | undefined;
};

/** Renders the choice of the page's ad account; without any, a notice replaces the page. */
export function AccountChoice(
  props: AccountSelection & { readonly events: EventMessages; readonly children: ReactNode },
): ReactNode {
  const { accounts, account, onChoose, wayTo, events, children } = props;
  if (!account)
    return (
      <EmptyState title={events.noAccounts} action={wayTo?.('ad-accounts')}>
        {events.noAccountsHint}
      </EmptyState>
    );
  return (
    <>
      {accounts.length < 2 ? null : (
        <div className={styles.bar} data-part="bar">
          <Select
            label={events.account}
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
      )}
      {children}
    </>
  );
}
