'use client';

import {
  EmptyState,
  rootAttributes,
  type RootProps,
  functionProp,
  itemsProp,
  messagesProp,
  optionalProp,
  shapeProp,
  textProp,
  textsProp,
  validProps,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { PageHeader } from '../layout/page-head.tsx';
import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import { StatusChip } from '../layout/status-chip.tsx';
import { useAction } from '../layout/use-action.ts';
import { useTimeZone } from '../layout/use-time-zone.ts';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import { isOpenMove } from '../model/ad-move.ts';
import { adMoveMessages, type AdMoveMessages } from './messages.ts';
import { MoveCard } from './move-card.tsx';
import {
  getTransferTargets,
  type MovableAccount,
  type TransferTarget,
  type AdMoveSummary,
} from './move-data.ts';
import { StartMove } from './start-move.tsx';
import { dateProp } from '../layout/prop-rules.ts';
import type { AdMovesPorts } from './ad-moves-ports.ts';

/** The props of an AdMovesPage. */
export type AdMovesPageProps = RootProps & {
  /** The business of the page. */
  readonly businessId: string;
  readonly moves: readonly AdMoveSummary[];
  readonly accounts: readonly MovableAccount[];
  readonly businesses: readonly TransferTarget[];
  readonly ports: AdMovesPorts;
  readonly wayTo?: RenderLink | undefined;
  readonly messages?: AdMoveMessages | undefined;
};

const AD_MOVES_PAGE_RULES = {
  businessId: textProp,
  moves: itemsProp({
    id: textProp,
    state: textProp,
    account_id: textProp,
    account_name: textProp,
    from_id: textProp,
    from_name: textProp,
    to_id: textProp,
    to_name: textProp,
    created_at: dateProp,
    changed_at: dateProp,
    checks: itemsProp({ check: textProp, level: textProp, names: textsProp }),
  }),
  accounts: itemsProp({ id: textProp, name: textProp, business_id: textProp }),
  businesses: itemsProp({ id: textProp, name: textProp }),
  ports: shapeProp({ start: functionProp, take: functionProp }),
  wayTo: optionalProp(functionProp),
  messages: messagesProp(adMoveMessages),
};

/**
 * Renders the transfers of ad accounts between businesses, with a check list, which can be undone until they
 * are confirmed (BD-02).
 */
export function AdMovesPage(rawProps: AdMovesPageProps): ReactNode {
  const props = validProps('AdMovesPage', rawProps, AD_MOVES_PAGE_RULES);
  const { businessId, moves, accounts, businesses, ports, wayTo, messages = adMoveMessages } = props;
  const actions = useAction(messages.failed);
  const timeZone = useTimeZone();
  const open = moves.filter(({ state }) => isOpenMove(state));
  const past = moves.filter(({ state }) => !isOpenMove(state));
  const movable = accounts.filter(
    (account) =>
      getTransferTargets(account, businesses, businessId).length > 0 &&
      !open.some(({ account_id: id }) => id === account.id),
  );
  return (
    <section data-part="ad-moves-page" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <StatusMessage status={actions.status} />
      {open.length > 0 ? (
        <>
          <h2>{messages.open}</h2>
          {open.map((move) => (
            <MoveCard key={`${move.id} ${move.state}`} {...{ move, ports, actions, messages }} />
          ))}
        </>
      ) : null}
      {movable.length > 0 ? (
        <StartMove {...{ businessId, businesses, ports, actions, messages }} accounts={movable} />
      ) : open.length > 0 ? null : accounts.length === 0 ? (
        <EmptyState title={messages.noAccounts} action={wayTo?.('ad-accounts')}>
          {messages.noAccountsHint}
        </EmptyState>
      ) : (
        <EmptyState title={messages.noPlaces} action={wayTo?.('hub')}>
          {messages.noPlacesHint}
        </EmptyState>
      )}
      {past.length > 0 ? (
        <>
          <h2>{messages.past}</h2>
          <ul role="list" className={styles.list} data-part="list" aria-label={messages.past}>
            {past.map((move) => (
              <li key={move.id} className={styles.item} data-part="item">
                <span className={styles.what}>
                  <bdi className={styles.strong}>{move.account_name}</bdi>
                  <small>
                    {messages.way(move.from_name, move.to_name)} ·{' '}
                    <time dateTime={move.changed_at}>{messages.at(move.changed_at, timeZone)}</time>
                  </small>
                </span>
                <StatusChip tone={move.state === 'confirmed' ? 'good' : 'plain'}>
                  {messages.states[move.state]}
                </StatusChip>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
