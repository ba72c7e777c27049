'use client';

import { Button, EmptyState } from '@pegboard/ui';
import { useState, type ReactNode } from 'react';

import { ConfirmButton } from '../layout/confirm-button.tsx';
import parts from '../layout/parts.module.css';
import styles from './catalog-products.module.css';
import { GroupForm } from './group-form.tsx';
import type { CatalogProductsMessages } from './messages.ts';
import type { CatalogProductsPorts, ProductGroup } from './product-types.ts';

/** Renders the product groups of a catalog, and the form that adds or edits one. */
export function GroupList(props: {
  readonly groups: readonly ProductGroup[];
  readonly mayEdit: boolean;
  readonly ports: CatalogProductsPorts;
  readonly messages: CatalogProductsMessages;
  readonly onChanged: (groups: readonly ProductGroup[]) => void;
}): ReactNode {
  const { groups, mayEdit, ports, messages, onChanged } = props;
  const { groups: texts } = messages;
  const [edited, setEdited] = useState<string | null>(null);
  const form = (group: ProductGroup | null): ReactNode => (
    <GroupForm
      {...{ group, ports, messages }}
      onClose={() => setEdited(null)}
      onSaved={(saved) => {
        onChanged(
          group === null ? [...groups, saved] : groups.map((one) => (one.id === saved.id ? saved : one)),
        );
        setEdited(null);
      }}
    />
  );
  return (
    <section className={parts.section} data-part="section" aria-label={texts.title}>
      <header className={parts.head}>
        <h2>{texts.title}</h2>
        {mayEdit && edited === null ? <Button onClick={() => setEdited('')}>{texts.add}</Button> : null}
        <p className={parts.hint}>{texts.intro}</p>
      </header>
      {edited === '' ? form(null) : null}
      {groups.length === 0 ? (
        edited === '' ? null : (
          <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
        )
      ) : (
        <ul role="list" className={parts.list} data-part="list">
          {groups.map((group) => (
            <li key={group.id} className={parts.card} data-part="card">
              {edited === group.id ? (
                form(group)
              ) : (
                <>
                  <h3>
                    <bdi>{group.name}</bdi>
                  </h3>
                  <p className={parts.hint}>{texts.count(group.product_count)}</p>
                  {group.images.length === 0 ? null : (
                    <div className={styles.images}>
                      {group.images.map((image) => (
                        <img key={image} className={styles.image} src={image} alt="" loading="lazy" />
                      ))}
                    </div>
                  )}
                  {mayEdit ? (
                    <div className={parts.buttons} data-part="actions">
                      <Button
                        size="sm"
                        aria-label={messages.change(group.name)}
                        onClick={() => setEdited(group.id)}
                      >
                        {messages.changeShort}
                      </Button>
                      <ConfirmButton
                        size="sm"
                        aria-label={messages.remove(group.name)}
                        texts={{ ...texts.removal, question: texts.removeSure(group.name) }}
                        onConfirm={async () => {
                          const result = await ports.removeGroup(group.id);
                          if (result.ok) onChanged(groups.filter(({ id }) => id !== group.id));
                          return result;
                        }}
                      >
                        {messages.removeShort}
                      </ConfirmButton>
                    </div>
                  ) : null}
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
