'use client';

import { Button, TextField } from '@pegboard/ui';
import { useId, useState, type FormEvent, type ReactNode } from 'react';

import parts from '../layout/parts.module.css';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import styles from './asset-groups.module.css';
import { GroupAssets } from './group-assets.tsx';
import { GroupMembers } from './group-members.tsx';
import type { GroupCardProps } from './group-card-props.ts';

/** Renders a group: its name, assets and members. */
export function GroupCard(props: GroupCardProps): ReactNode {
  const { group, mayEdit, isLast, ports, messages } = props;
  const [isRenamed, setRenamed] = useState(false);
  const heading = useId();
  return (
    <article className={parts.card} data-part="card" aria-labelledby={heading} data-asset-group="">
      <header className={parts.head}>
        <h2 id={heading}>
          <bdi>{group.name}</bdi>
        </h2>
        {mayEdit && !isRenamed ? (
          <div className={parts.buttons} data-part="actions">
            <Button size="sm" aria-label={messages.renameNamed(group.name)} onClick={() => setRenamed(true)}>
              {messages.rename}
            </Button>
            <ConfirmButton
              size="sm"
              aria-label={messages.removeNamed(group.name)}
              texts={{
                question: messages.removeSure(group.name),
                note: isLast ? messages.removeLast : messages.removeNote,
                yes: messages.removeYes,
                no: messages.keep,
                failed: messages.failed,
              }}
              onConfirm={() => ports.remove(group.id)}
            >
              {messages.remove}
            </ConfirmButton>
          </div>
        ) : null}
      </header>
      {isRenamed ? <Rename {...props} onClose={() => setRenamed(false)} /> : null}
      <div className={styles.halves}>
        <GroupAssets {...props} />
        <GroupMembers {...props} />
      </div>
    </article>
  );
}

function Rename(props: GroupCardProps & { readonly onClose: () => void }): ReactNode {
  const { group, ports, actions, messages, onClose } = props;
  const [name, setName] = useState(group.name);
  const [isSent, setSent] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setSent(true);
    const isDone = await actions.run(
      `rename ${group.id}`,
      () => ports.rename(group.id, name),
      messages.renamed(name.trim()),
    );
    if (isDone) onClose();
  };
  return (
    <form
      className={styles.row}
      aria-label={messages.renameNamed(group.name)}
      onSubmit={(event) => void send(event)}
      noValidate
    >
      <TextField
        label={messages.newName}
        error={isSent ? actions.fields['name'] : undefined}
        value={name}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was asked for a moment ago
        autoFocus
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="primary" loading={actions.busy === `rename ${group.id}`}>
        {messages.save}
      </Button>
      <Button type="button" onClick={onClose}>
        {messages.cancel}
      </Button>
    </form>
  );
}
