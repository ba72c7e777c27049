import { Switch } from '@pegboard/ui';
import type { ReactNode } from 'react';
import type { PeopleMessages } from './messages.ts';
import type { BoardPermission } from './model/people-list.ts';
import styles from './people.module.css';

/** Renders the choice of a collaborator's permissions beyond adding pins. */
export function PermissionPicker(props: {
  readonly label: string;
  readonly rights: readonly BoardPermission[];
  /** True if the viewer may edit, without which they cannot grant it. */
  readonly mayGiveEdit: boolean;
  readonly messages: PeopleMessages;
  readonly onChange: (rights: readonly BoardPermission[]) => void;
}): ReactNode {
  const { label, rights, mayGiveEdit, messages, onChange } = props;
  const turn = (right: BoardPermission, isOn: boolean): void => {
    const others = rights.filter((one) => one !== right);
    onChange(isOn ? [...others, right] : others);
  };
  return (
    <fieldset className={styles.rights} data-part="permissions">
      <legend className={styles.legend}>{label}</legend>
      {mayGiveEdit ? (
        <Switch
          label={messages.mayEdit}
          hint={messages.mayEditHint}
          checked={rights.includes('edit')}
          onChange={(event) => turn('edit', event.currentTarget.checked)}
        />
      ) : null}
      <Switch
        label={messages.mayInvite}
        hint={messages.mayInviteHint}
        checked={rights.includes('invite')}
        onChange={(event) => turn('invite', event.currentTarget.checked)}
      />
    </fieldset>
  );
}
