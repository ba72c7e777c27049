'use client';

import { Button } from '@pegboard/ui';
import { useId, useState, type ReactNode } from 'react';

import { ConfirmButton } from '../layout/confirm-button.tsx';
import styles from '../layout/parts.module.css';
import { StatusChip, type StatusTone } from '../layout/status-chip.tsx';
import { StepList } from '../layout/step-list.tsx';
import type { Actions } from '../layout/use-action.ts';
import { isTransferBlocked, type MoveCheck, type MoveStep } from '../model/ad-move.ts';
import type { AdMovesPorts } from './ad-moves-ports.ts';
import type { AdMoveMessages } from './messages.ts';
import { getCurrentStep, type AdMoveSummary } from './move-data.ts';

const TONES = { fine: 'good', know: 'warning', stop: 'bad' } as const satisfies Record<
  MoveCheck['level'],
  StatusTone
>;

/** Renders a pending transfer: its step, its check list, and the next action. */
export function MoveCard(props: {
  readonly move: AdMoveSummary;
  readonly ports: AdMovesPorts;
  readonly actions: Actions;
  readonly messages: AdMoveMessages;
}): ReactNode {
  const { move, ports, actions, messages } = props;
  const heading = useId();
  const take = (step: MoveStep, done: string) => (): void =>
    void actions.run(`${step} ${move.id}`, () => ports.take(move.id, step), done);
  const isBusy = (step: MoveStep): boolean => actions.busy === `${step} ${move.id}`;
  const { account_name: name, from_name: from, to_name: to } = move;
  const giveUp = (
    <Button loading={isBusy('cancel')} onClick={take('cancel', messages.cancelled(name))}>
      {messages.cancel}
    </Button>
  );
  return (
    <article className={styles.card} data-part="card" aria-labelledby={heading} data-move-state={move.state}>
      <header className={styles.head}>
        <h3 id={heading}>
          <bdi>{name}</bdi>
        </h3>
        <StatusChip tone={move.state === 'moved' ? 'warning' : 'plain'}>
          {messages.states[move.state]}
        </StatusChip>
        <p className={styles.hint}>{messages.way(from, to)}</p>
      </header>
      <StepList label={messages.stepsOf(name)} steps={messages.steps} current={getCurrentStep(move.state)} />
      <CheckList checks={move.checks} messages={messages} />
      {move.state === 'draft' ? (
        <Prepare
          isStopped={isTransferBlocked(move.checks)}
          isBusy={isBusy('prepare')}
          messages={messages}
          onPrepare={take('prepare', messages.prepared(name))}
        >
          {giveUp}
        </Prepare>
      ) : null}
      {move.state === 'prepared' ? (
        <>
          <p>{messages.readyHint}</p>
          <div className={styles.buttons} data-part="actions">
            <Button
              variant="primary"
              loading={isBusy('move')}
              onClick={take('move', messages.moved(name, to))}
            >
              {messages.move}
            </Button>
            {giveUp}
          </div>
        </>
      ) : null}
      {move.state === 'moved' ? (
        <>
          <p>{messages.movedHint(to)}</p>
          <div className={styles.buttons} data-part="actions">
            <ConfirmButton
              variant="primary"
              texts={{
                question: messages.confirmSure(name, to),
                note: messages.confirmNote,
                yes: messages.confirmYes,
                no: messages.notYet,
                failed: messages.failed,
              }}
              onConfirm={() => ports.take(move.id, 'confirm')}
            >
              {messages.confirm}
            </ConfirmButton>
            <Button loading={isBusy('undo')} onClick={take('undo', messages.undone(name, from))}>
              {messages.undo}
            </Button>
          </div>
        </>
      ) : null}
    </article>
  );
}

function CheckList(props: {
  readonly checks: readonly MoveCheck[];
  readonly messages: AdMoveMessages;
}): ReactNode {
  const { checks, messages } = props;
  return (
    <ul role="list" className={styles.list} data-part="list" aria-label={messages.list}>
      {checks.map((check) => (
        <li key={check.check} className={styles.item} data-part="item" data-level={check.level}>
          <span className={styles.what}>{messages.checks[check.check](check)}</span>
          <StatusChip tone={TONES[check.level]}>{messages.levels[check.level]}</StatusChip>
        </li>
      ))}
    </ul>
  );
}

/** Renders the confirmation that the check list was read; enabled if nothing blocks the transfer. */
function Prepare(props: {
  readonly isStopped: boolean;
  readonly isBusy: boolean;
  readonly messages: AdMoveMessages;
  readonly onPrepare: () => void;
  readonly children: ReactNode;
}): ReactNode {
  const { isStopped, isBusy, messages, onPrepare, children } = props;
  const [isRead, setRead] = useState(false);
  return (
    <>
      {isStopped ? null : (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={isRead}
            onChange={(event) => setRead(event.currentTarget.checked)}
          />
          {messages.read}
        </label>
      )}
      <div className={styles.buttons} data-part="actions">
        <Button variant="primary" disabled={isStopped || !isRead} loading={isBusy} onClick={onPrepare}>
          {messages.prepare}
        </Button>
        {children}
      </div>
    </>
  );
}
