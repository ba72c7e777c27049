import { BoardPeople } from '@pegboard/boards/people';
import { profilePath } from '@pegboard/routes';
import { use, useState, type ReactNode } from 'react';
import { FreshnessContext } from '../../data/invalidation.ts';
import type { EditedBoard } from './edited-board.ts';
import { peoplePorts, restorePerson } from './people-api.ts';
import { useBoardActions } from './use-board-actions.ts';
import { boardTexts as enUsBoards } from '../../messages/en-us-boards.ts';
import { useTexts } from '../../messages/language.ts';

/**
 * Renders the collaborators of a board and the viewer's actions on them. After leaving, the viewer goes to
 * the owner's profile.
 */
export default function BoardPeoplePanel(props: {
  readonly board: EditedBoard;
  readonly viewerId: string;
  readonly startsWithInvite?: boolean;
  readonly onLeft: () => void;
}): ReactNode {
  const peopleMessages = useTexts('peopleMessages');
  const { board, viewerId, startsWithInvite, onLeft } = props;
  const texts = useTexts('boards', enUsBoards);
  const { show } = useBoardActions();
  const freshness = use(FreshnessContext);
  const { owner, viewerRights } = board;
  const [ports] = useState(() =>
    peoplePorts(board.entityId, viewerRights.includes('invite'), () => freshness?.mark()),
  );
  return (
    <BoardPeople
      owner={{
        id: owner.entityId,
        name: owner.fullName || owner.username,
        username: owner.username,
        picture: owner.imageSmallUrl ?? null,
      }}
      viewer={{ id: viewerId, rights: viewerRights }}
      ports={ports}
      startsWithInvite={startsWithInvite}
      onLeft={() => {
        onLeft();
        void show(profilePath(owner.username), texts.settings.left(board.name), async () => {
          await restorePerson(board.entityId, viewerId);
          await show(board.url, texts.invite.joined(board.name));
        });
      }}
      messages={peopleMessages}
    />
  );
}
