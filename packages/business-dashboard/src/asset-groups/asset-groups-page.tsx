'use client';

import { EmptyState } from '@pegboard/ui';
import type { ReactNode } from 'react';

import styles from '../frame/parts.module.css';
import { NameForm } from '../frame/name-form.tsx';
import { PageHead } from '../frame/page-head.tsx';
import { Said } from '../frame/said.tsx';
import { useAction } from '../frame/use-action.ts';
import type { WayTo } from '../frame/way-to.tsx';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import { GroupCard } from './group-card.tsx';
import { assetsInNone, type GroupMember, type ShownAsset, type ShownGroup } from './group-data.ts';
import { assetGroupMessages, type AssetGroupMessages } from './messages.ts';
import type { AssetGroupsPorts } from './asset-groups-ports.ts';

/** The props of an AssetGroupsPage. */
export type AssetGroupsPageProps = {
  readonly groups: readonly ShownGroup[];
  /** All that can stand in a group. */
  readonly assets: readonly ShownAsset[];
  readonly members: readonly GroupMember[];
  /** Whether the reader may change anything. */
  readonly mayEdit: boolean;
  readonly ports: AssetGroupsPorts;
  readonly wayTo?: WayTo | undefined;
  readonly messages?: AssetGroupMessages | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
};

/** Profiles, ad accounts and catalogs of a business in groups, and who is assigned to each (BD-06). */
export function AssetGroupsPage(props: AssetGroupsPageProps): ReactNode {
  const { groups, assets, members, mayEdit, ports, wayTo } = props;
  const { messages = assetGroupMessages, frameMessages = businessMessages } = props;
  const actions = useAction(messages.failed);
  const inNone = assetsInNone(groups, assets);
  return (
    <section data-pb="" className={styles.page}>
      <PageHead title={messages.title} intro={messages.intro} />
      <Said said={actions.said} />
      {mayEdit ? (
        <NameForm
          title={messages.create}
          label={messages.name}
          hint={messages.nameHint}
          maxLength={80}
          onMake={ports.create}
          done={messages.created}
          failed={messages.failed}
        />
      ) : null}
      {groups.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneHint}</EmptyState>
      ) : (
        <>
          {groups.map((group) => (
            <GroupCard
              key={group.id}
              {...{ group, assets, members, mayEdit, ports, wayTo, actions, messages, frameMessages }}
              isLast={groups.length === 1}
            />
          ))}
          {inNone.length > 0 ? (
            <>
              <h2>{messages.inNone}</h2>
              <p className={styles.hint}>{messages.inNoneHint(inNone.map(({ name }) => name))}</p>
            </>
          ) : null}
        </>
      )}
    </section>
  );
}
