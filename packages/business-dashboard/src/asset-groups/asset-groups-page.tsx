'use client';

import {
  EmptyState,
  rootAttributes,
  type RootProps,
  flagProp,
  functionProp,
  itemsProp,
  messagesProp,
  nullableProp,
  optionalProp,
  shapeProp,
  textProp,
  textsProp,
  validProps,
  choiceProp,
} from '@pegboard/ui';
import type { ReactNode } from 'react';

import { BUSINESS_ROLES } from '../model/permissions.ts';
import styles from '../layout/parts.module.css';
import { NameForm } from '../layout/name-form.tsx';
import { PageHeader } from '../layout/page-head.tsx';
import { StatusMessage } from '../layout/status-message.tsx';
import { useAction } from '../layout/use-action.ts';
import type { RenderLink } from '../layout/prerequisite-link.tsx';
import { businessMessages, type BusinessMessages } from '../messages.ts';
import { GroupCard } from './group-card.tsx';
import {
  getUngroupedAssets,
  type GroupMember,
  type AssetSummary,
  type AssetGroupSummary,
} from './group-data.ts';
import { assetGroupMessages, type AssetGroupMessages } from './messages.ts';
import { ASSET_KINDS } from '../model/asset-access.ts';
import type { AssetGroupsPorts } from './asset-groups-ports.ts';

/** The props of an AssetGroupsPage. */
export type AssetGroupsPageProps = RootProps & {
  readonly groups: readonly AssetGroupSummary[];
  /** All assets that can be in a group. */
  readonly assets: readonly AssetSummary[];
  readonly members: readonly GroupMember[];
  /** True if the viewer may edit. */
  readonly mayEdit: boolean;
  readonly ports: AssetGroupsPorts;
  readonly wayTo?: RenderLink | undefined;
  readonly messages?: AssetGroupMessages | undefined;
  readonly frameMessages?: BusinessMessages | undefined;
};

const ASSET_GROUPS_PAGE_RULES = {
  groups: itemsProp({
    id: textProp,
    name: textProp,
    assets: itemsProp({ kind: choiceProp(ASSET_KINDS), id: textProp }),
    member_ids: textsProp,
  }),
  assets: itemsProp({ kind: choiceProp(ASSET_KINDS), id: textProp, name: textProp }),
  members: itemsProp({
    id: textProp,
    username: textProp,
    full_name: textProp,
    image_medium_url: nullableProp(textProp),
    role: choiceProp(BUSINESS_ROLES),
  }),
  mayEdit: flagProp,
  ports: shapeProp({
    create: functionProp,
    rename: functionProp,
    remove: functionProp,
    addAsset: functionProp,
    takeOutAsset: functionProp,
    assign: functionProp,
    unassign: functionProp,
  }),
  wayTo: optionalProp(functionProp),
  messages: messagesProp(assetGroupMessages),
  frameMessages: messagesProp(businessMessages),
};

/**
 * Renders the profiles, ad accounts and catalogs of a business in groups, and the members assigned to each
 * (BD-06).
 */
export function AssetGroupsPage(rawProps: AssetGroupsPageProps): ReactNode {
  const props = validProps('AssetGroupsPage', rawProps, ASSET_GROUPS_PAGE_RULES);
  const { groups, assets, members, mayEdit, ports, wayTo } = props;
  const { messages = assetGroupMessages, frameMessages = businessMessages } = props;
  const actions = useAction(messages.failed);
  const inNone = getUngroupedAssets(groups, assets);
  return (
    <section data-part="asset-groups-page" {...rootAttributes(props, styles.page)}>
      <PageHeader title={messages.title} intro={messages.intro} />
      <StatusMessage status={actions.status} />
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
