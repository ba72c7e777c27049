import { expect, screen, type Stories, type Story } from '@pegboard/config/story';
import { Button, Select, TextField } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { ConfirmButton } from '../layout/confirm-button.tsx';
import { FileDrop } from '../layout/file-drop.tsx';
import { FilterBar } from '../layout/filter-bar.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import parts from '../layout/parts.module.css';
import { ErrorMessage } from '../layout/error-message.tsx';
import { StatusChip } from '../layout/status-chip.tsx';
import { StepList } from '../layout/step-list.tsx';

const ENTRIES = [
  ['November 2026', 'Open', 'warning'],
  ['October 2026', 'Paid', 'good'],
  ['September 2026', 'Not paid', 'bad'],
] as const;

type EntriesProps = { readonly children?: ReactNode };

const Entries = ({ children }: EntriesProps): ReactNode => (
  <div data-pb="" className={parts.page}>
    <FilterBar label="Filter invoices" found="3 of 12 invoices">
      <Select label="State">
        <option>All states</option>
      </Select>
      <TextField label="Number" />
    </FilterBar>
    <ul role="list" className={parts.list} aria-label="Invoices">
      {ENTRIES.map(([name, state, tone]) => (
        <li key={name} className={parts.item}>
          <span className={parts.what}>
            <span className={parts.strong}>{name}</span>
            <small>Kiln ads</small>
          </span>
          <StatusChip tone={tone}>{state}</StatusChip>
        </li>
      ))}
    </ul>
    {children}
  </div>
);

const meta: Stories<EntriesProps> = {
  title: 'Business/Parts',
  component: Entries,
  parameters: { frame: 'page' },
};

export default meta;

/** A wizard: its steps, a file that stays selected after another error, and the error. */
export const Wizard: Story<EntriesProps> = {
  render: function Upload() {
    const [file, setFile] = useState<File | null>(null);
    return (
      <div data-pb="" className={parts.page}>
        <PageHeader title="Upload events" intro="From a file, in three steps." />
        <StepList label="Upload events" steps={['Choose a file', 'Check it', 'Done']} current={1} />
        <form className={parts.form} aria-label="Upload events">
          <FileDrop label="File" hint="CSV, 256 MB at most" accept=".csv" file={file} onFile={setFile} />
          <TextField label="Name" error="Give it a name." />
          <ErrorMessage>That did not work. Try again.</ErrorMessage>
          <div className={parts.buttons}>
            <Button variant="primary">Upload</Button>
            <Button>Back</Button>
          </div>
        </form>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('File');
    await userEvent.upload(input, new File(['id,value\n'], 'events.csv', { type: 'text/csv' }));
    await expect(canvas.getByText('events.csv')).toBeVisible();
    await expect(input).toHaveAccessibleDescription('events.csv 9 byte CSV, 256 MB at most');
  },
  parameters: { frame: 'page', variants: [{ viewport: 'mobile' }] },
};

/** Entries in each state, and filter fields. */
export const List: Story<EntriesProps> = {};

/** A confirmation of an irreversible action; an error is shown in the dialog, which stays open. */
export const Question: Story<EntriesProps> = {
  render: () => (
    <Entries>
      <div className={parts.buttons}>
        <ConfirmButton
          texts={{
            question: 'Delete the group Kitchen?',
            note: 'Its assets stay where they are.',
            yes: 'Delete it',
            no: 'Keep it',
            failed: 'That did not work. Try again.',
          }}
          onConfirm={async () => ({ ok: false, message: 'A campaign still uses it.' })}
        >
          Delete
        </ConfirmButton>
      </div>
    </Entries>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
    await expect(await screen.findByText('A campaign still uses it.')).toBeVisible();
  },
};
