import type { ReactNode } from 'react';

import { CompactTable } from '../layout/compact-table.tsx';
import type { BusinessMessages } from '../messages.ts';
import { BUSINESS_AREAS, BUSINESS_ROLES, ROLE_TABLE } from '../model/permissions.ts';
import type { MembersMessages } from './messages.ts';

/** Renders the permissions of each role as a table, from the data that the server uses. */
export function RoleTable(props: {
  readonly messages: MembersMessages;
  readonly frameMessages: BusinessMessages;
}): ReactNode {
  const { messages, frameMessages } = props;
  return (
    <details>
      <summary>{messages.rights}</summary>
      <CompactTable
        label={messages.rights}
        heads={[messages.area, ...BUSINESS_ROLES.map((role) => frameMessages.roles[role])]}
      >
        {BUSINESS_AREAS.map((area) => (
          <tr key={area}>
            <th scope="row">{messages.areas[area]}</th>
            {BUSINESS_ROLES.map((role) => (
              <td key={role}>{messages.levels[ROLE_TABLE[role][area] ?? 'none']}</td>
            ))}
          </tr>
        ))}
      </CompactTable>
    </details>
  );
}
