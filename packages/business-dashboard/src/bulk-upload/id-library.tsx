'use client';

import { Button, EmptyState } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { StatusMessage } from '../layout/status-message.tsx';
import type { Actions } from '../layout/use-action.ts';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import { DataTable } from '../table/data-table.tsx';
import type { DataColumn } from '../table/data-column.ts';
import own from './bulk-upload.module.css';
import type { BulkIdsData } from './data.ts';
import type { BulkUploadMessages } from './messages.ts';

type Named = { readonly id: string; readonly name: string };
type Texts = BulkUploadMessages['ids'];

const nameOf = ({ name }: Named, texts: Texts): string => name || texts.noName;

/** Returns the columns of every list: the name, and the id with a copy button. */
function namedColumns<Row extends Named>(
  texts: Texts,
  copy: (id: string) => void,
): readonly DataColumn<Row>[] {
  return [
    {
      key: 'name',
      label: texts.name,
      value: (row) => nameOf(row, texts),
      isName: true,
      isRowHeader: true,
    },
    {
      key: 'id',
      label: texts.id,
      value: ({ id }) => id,
      isLong: true,
      cell: (row) => (
        <span className={own.id}>
          <code dir="ltr">{row.id}</code>
          <Button size="sm" aria-label={texts.copyOf(nameOf(row, texts))} onClick={() => copy(row.id)}>
            {texts.copy}
          </Button>
        </span>
      ),
    },
  ];
}

/** Renders the ids of ad accounts, campaigns and pins by name, to copy or to download. */
export function IdLibrary(props: {
  readonly ids: BulkIdsData;
  readonly wayTo?: RenderLink | undefined;
  readonly messages: BulkUploadMessages;
}): ReactNode {
  const { ids, wayTo, messages } = props;
  const { accounts, campaigns, pins } = ids;
  const texts = messages.ids;
  const [said, setSaid] = useState<Actions['status']>();
  if (accounts.length === 0)
    return (
      <EmptyState title={texts.none} action={wayTo?.('ad-accounts')}>
        {texts.noneHint}
      </EmptyState>
    );
  const copy = (id: string): void => {
    navigator.clipboard.writeText(id).then(
      () => setSaid({ isDone: true, text: texts.copied(id) }),
      () => setSaid({ isDone: false, text: texts.notCopied }),
    );
  };
  const nameIn = (all: readonly Named[], id: string | null): string => {
    const found = all.find((one) => one.id === id);
    return found ? nameOf(found, texts) : '';
  };
  return (
    <>
      <p className={styles.hint}>{texts.hint}</p>
      <StatusMessage status={said} />
      <DataTable
        caption={texts.accounts}
        columns={namedColumns(texts, copy)}
        rows={accounts}
        rowKey={({ id }) => id}
        hasCsv
        messages={messages.table}
      />
      <DataTable
        caption={texts.campaigns}
        columns={[
          ...namedColumns<BulkIdsData['campaigns'][number]>(texts, copy),
          {
            key: 'account',
            label: texts.account,
            value: ({ account_id: account }) => nameIn(accounts, account),
            isName: true,
          },
          { key: 'status', label: texts.status, value: ({ status }) => texts.statuses[status] },
        ]}
        rows={campaigns}
        rowKey={({ id }) => id}
        hasCsv
        messages={messages.table}
      />
      <DataTable
        caption={texts.pins}
        columns={[
          ...namedColumns<BulkIdsData['pins'][number]>(texts, copy),
          {
            key: 'campaign',
            label: texts.campaign,
            value: ({ campaign_id: campaign }) => nameIn(campaigns, campaign),
            isName: true,
          },
        ]}
        rows={pins}
        rowKey={({ id }) => id}
        hasCsv
        messages={messages.table}
      />
    </>
  );
}
