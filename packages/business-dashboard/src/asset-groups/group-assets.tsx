'use client';

import type { ReactNode } from 'react';

import parts from '../layout/parts.module.css';
import { AddItemSelect, RemoveButton } from './add-item-select.tsx';
import styles from './asset-groups.module.css';
import type { GroupCardProps } from './group-card-props.ts';
import { getGroupAssets, formatAssetKey, groupByKind } from './group-data.ts';

/** Renders the assets of a group, with actions to remove and add for those who may. */
export function GroupAssets(props: GroupCardProps): ReactNode {
  const { group, assets, mayEdit, ports, actions, messages } = props;
  const held = getGroupAssets(group, assets);
  const left = assets.filter((asset) => !held.includes(asset));
  return (
    <section className={styles.half} aria-label={messages.assetsOf(group.name)}>
      <h3>{messages.assets}</h3>
      {held.length === 0 ? <p className={parts.hint}>{messages.noAssets}</p> : null}
      <ul role="list" className={styles.entries}>
        {held.map((asset) => (
          <li key={formatAssetKey(asset)} className={styles.entry}>
            <span className={parts.what}>
              <bdi>{asset.name}</bdi>
              <small>{messages.kinds[asset.kind]}</small>
            </span>
            {mayEdit ? (
              <RemoveButton
                label={messages.takeOut(asset.name, group.name)}
                isBusy={actions.busy === `${group.id} ${formatAssetKey(asset)}`}
                onClick={() =>
                  void actions.run(
                    `${group.id} ${formatAssetKey(asset)}`,
                    () => ports.takeOutAsset(group.id, asset),
                    messages.takenOut(asset.name, group.name),
                  )
                }
              />
            ) : null}
          </li>
        ))}
      </ul>
      {mayEdit ? (
        <AddItemSelect
          label={messages.addAsset(group.name)}
          choose={messages.chooseAsset}
          none={<p className={parts.fact}>{messages.allAdded}</p>}
          add={messages.add}
          isBusy={actions.busy === `add ${group.id}`}
          options={groupByKind(left).map(([kind, ofKind]) => ({
            label: messages.kindsMany[kind],
            options: ofKind.map((asset) => ({ value: formatAssetKey(asset), label: asset.name })),
          }))}
          onAdd={(word) => {
            const asset = left.find((one) => formatAssetKey(one) === word);
            if (!asset) return Promise.resolve(false);
            return actions.run(
              `add ${group.id}`,
              () => ports.addAsset(group.id, asset),
              messages.added(asset.name, group.name),
            );
          }}
        />
      ) : null}
    </section>
  );
}
