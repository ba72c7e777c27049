import {
  repinOptions,
  saveMessages,
  type BoardSource,
  type FormFailure,
  type PickerBoard,
  type SaveOutcome,
  type SavePlace,
  type SavePorts,
  type SaveTarget,
} from '@pegboard/save-flow';
import { SAVE_TOAST_MS } from '@pegboard/types';
import type { ToastStore } from '@pegboard/ui';
import type { Client } from 'urql';
import * as z from 'zod/mini';
import { callResource, ResourceError, type ResourceCall } from '../data/call-resource.ts';
import {
  PickerBoardsDocument,
  SuggestedBoardsDocument,
  type PickerBoard_BoardFragment,
} from '../data/generated/graphql.ts';
import { messages } from '../messages/en-us.ts';

const answerSchema = z.object({
  id: z.string(),
  board: z.object({ id: z.string(), name: z.string(), url: z.string(), layout: z.string() }),
  section: z.nullable(z.object({ id: z.string(), title: z.string() })),
});
const madeBoardSchema = z.object({
  id: z.string(),
  name: z.string(),
  privacy: z.enum(['public', 'protected', 'secret']),
});
const madeSectionSchema = z.object({ id: z.string(), title: z.string() });

/** The ports of the save flow on this site: RepinResource and PinResource, toasts, and the clock. */
export function savePorts(options: {
  readonly viewerId: string;
  readonly toasts: ToastStore;
  /** Called after every change: what was read before may be out of date. */
  readonly onChange: () => void;
}): SavePorts {
  const { viewerId, toasts, onChange } = options;
  const place = async (call: ResourceCall): Promise<SaveOutcome<{ readonly place: SavePlace }>> => {
    try {
      const answer = answerSchema.parse(await callResource(call));
      onChange();
      const { id, board, section } = answer;
      return { ok: true, place: { copyId: id, board, section, isProfile: board.layout === 'quick_saves' } };
    } catch (error) {
      return failed(error);
    }
  };
  return {
    save: ({ pinId, target, key }) =>
      place({
        name: 'Repin',
        action: 'create',
        options: repinOptions(pinId, target, { userId: viewerId }),
        idempotencyKey: key,
      }),
    move: ({ copyId, target, key }) =>
      place({
        name: 'Repin',
        action: 'update',
        options: { pin_id: copyId, ...placeOptions(target) },
        idempotencyKey: key,
      }),
    async remove({ copyId, boardId }) {
      try {
        await callResource({ name: 'Pin', action: 'delete', options: { id: copyId, board_id: boardId } });
        onChange();
        return { ok: true };
      } catch (error) {
        return failed(error);
      }
    },
    toast({ kind, text, actions }, onAction) {
      toasts.show({
        id: 'save',
        kind,
        text,
        durationMs: SAVE_TOAST_MS,
        actions: actions.map((action) => ({ label: saveMessages[action], onAction: () => onAction(action) })),
      });
    },
    logSave(pinId, { copyId }) {
      performance.mark('pb:save', { detail: { event: 5, pinId, copyId } });
    },
    newKey: () => crypto.randomUUID(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  };
}

function placeOptions(target: SaveTarget): Readonly<Record<string, string>> {
  return {
    ...(target.boardId === undefined ? {} : { board_id: target.boardId }),
    ...(target.sectionId === undefined ? {} : { section: target.sectionId }),
  };
}

function failed(error: unknown): { readonly ok: false } & FormFailure {
  if (!(error instanceof ResourceError)) throw error;
  const isLost = error.code === 'network' || error.httpStatus >= 500;
  return {
    ok: false,
    fields: error.fields,
    failure: isLost
      ? { kind: 'network' }
      : { kind: 'refused', message: error.message || messages.errors.failed },
  };
}

const BOARDS_A_PAGE = 25;

/** The viewer's boards for the picker, read over GraphQL and made by BoardResource and BoardSectionResource. */
export function boardSource(client: Client): BoardSource {
  return {
    async boards({ query, after }) {
      const answer = await client
        .query(
          PickerBoardsDocument,
          { query, after, first: BOARDS_A_PAGE },
          { requestPolicy: 'network-only' },
        )
        .toPromise();
      if (answer.error) throw answer.error;
      const page = answer.data?.viewer?.pickerBoards;
      return {
        boards: page?.edges.map(({ node }) => pickerBoard(node)) ?? [],
        after: page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null,
      };
    },
    async suggested(pinId) {
      const answer = await client.query(SuggestedBoardsDocument, { pin: pinId }).toPromise();
      if (answer.error) throw answer.error;
      return answer.data?.viewer?.suggestedBoards.map(pickerBoard) ?? [];
    },
    async createBoard({ name, privacy }) {
      try {
        const made = madeBoardSchema.parse(
          await callResource({ name: 'Board', action: 'create', options: { name, privacy } }),
        );
        return { ok: true, board: { ...made, coverUrl: undefined, sections: [] } };
      } catch (error) {
        return failed(error);
      }
    },
    async createSection({ boardId, title }) {
      try {
        const options = { board_id: boardId, title };
        return {
          ok: true,
          section: madeSectionSchema.parse(
            await callResource({ name: 'BoardSection', action: 'create', options }),
          ),
        };
      } catch (error) {
        return failed(error);
      }
    },
  };
}

function pickerBoard(board: PickerBoard_BoardFragment): PickerBoard {
  return {
    id: board.entityId,
    name: board.name,
    privacy: board.privacy,
    coverUrl: board.coverImages[0]?.url,
    sections: board.sections.map(({ entityId, title }) => ({ id: entityId, title })),
  };
}
