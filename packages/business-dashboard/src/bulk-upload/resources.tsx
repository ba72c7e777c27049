import type { ReactNode } from 'react';

import styles from '../layout/parts.module.css';
import { CompactTable } from '../layout/compact-table.tsx';
import { BULK_COLUMNS, BULK_TYPES } from '../model/bulk-columns.ts';
import type { BulkUploadMessages } from './messages.ts';

/**
 * Renders the file format: the row actions, and the values of every column, from the table that also
 * validates files.
 */
export function BulkResources({ messages }: { readonly messages: BulkUploadMessages }): ReactNode {
  const texts = messages.help;
  return (
    <>
      <section className={styles.section} data-part="section">
        <h2>{texts.title}</h2>
        <ul>
          {texts.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </section>
      <section className={styles.section} data-part="section">
        <h2>{texts.columns}</h2>
        <CompactTable label={texts.columns} heads={[texts.column, texts.takes, texts.campaign, texts.pin]}>
          {BULK_COLUMNS.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">
                <code dir="ltr">{name}</code>
              </th>
              <td>{texts.valuesOf(name)}</td>
              {BULK_TYPES.map((type) => {
                const one = of[type];
                return (
                  <td key={type}>
                    {one ? (
                      texts.needed(one.neededFor)
                    ) : (
                      <span role="img" aria-label={texts.notTakenLabel}>
                        {texts.notTaken}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </CompactTable>
      </section>
    </>
  );
}
