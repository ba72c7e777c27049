'use client';

import { Button, Select } from '@pegboard/ui';
import { useState, type FormEvent, type ReactNode } from 'react';

import styles from './asset-groups.module.css';

/** Renders the button that removes an entry from a list. */
export function RemoveButton(props: {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}): ReactNode {
  return (
    <Button size="sm" aria-label={props.label} loading={props.isBusy} onClick={props.onClick}>
      <span aria-hidden>×</span>
    </Button>
  );
}

type Choices = readonly {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}[];

/** Renders a select and a button that add one item; if no item is left, a message says so. */
export function AddItemSelect(props: {
  readonly label: string;
  readonly choose: string;
  readonly none: ReactNode;
  readonly add: string;
  readonly isBusy: boolean;
  readonly options: Choices;
  readonly onAdd: (value: string) => Promise<boolean>;
}): ReactNode {
  const [value, setValue] = useState('');
  if (props.options.length === 0) return props.none;
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (value !== '' && (await props.onAdd(value))) setValue('');
  };
  return (
    <form className={styles.row} onSubmit={(event) => void send(event)}>
      <Select
        label={props.label}
        hideLabel
        required
        value={value}
        onChange={(event) => setValue(event.target.value)}
      >
        <option value="">{props.choose}</option>
        {props.options.map(({ label, options }) => (
          <optgroup key={label} label={label}>
            {options.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Button type="submit" loading={props.isBusy}>
        {props.add}
      </Button>
    </form>
  );
}
