import { indexChanges } from '../index-changes.ts';
import { expect } from 'vitest';
import { sql } from 'drizzle-orm';
import { TEST_PASSWORD, type TestAnswer, type TestApp, type TestVisitor } from '../app.ts';
import type { Command } from './commands.ts';
import { SavingModel, type Copy, type Expected, type Person, type ModelTarget } from './model.ts';

/** Functions that create the objects of a test without requests to the site. */
export type Makers = {
  /** Creates a public pin of another member; returns its id. */
  newPin(title: string): Promise<string>;
  addCollaborator(boardId: string, userId: string): Promise<void>;
};

/** Separate boards, sections and pins for one sequence. */
export type World = {
  /** Runs a command on the site and in the model, and compares the responses. */
  run(command: Command): Promise<void>;
  /** Compares the complete state. */
  check(): Promise<void>;
};

const CONTENTS = 5;
/** Number of sequences that share the same members, because the site limits requests per address. */
const SEQUENCES_PER_CAST = 12;

type Cast = { readonly sessions: readonly [TestVisitor, TestVisitor, TestVisitor] };
type Call = (session: TestVisitor) => Promise<TestAnswer>;

const casts = new WeakMap<TestApp, { cast: Cast; left: number }>();

async function castOf(site: TestApp): Promise<Cast> {
  const known = casts.get(site);
  if (known && known.left > 0) {
    known.left -= 1;
    return known.cast;
  }
  const ada = await site.member('Ada Kiln');
  const noor = await site.member('Noor Haddad');
  const again = site.visitor();
  await again.call('UserSession', 'create', { username_or_email: ada.username, password: TEST_PASSWORD });
  const cast: Cast = { sessions: [ada, again, noor] };
  casts.set(site, { cast, left: SEQUENCES_PER_CAST - 1 });
  return cast;
}

let worlds = 0;

/**
 * Creates the objects of a sequence: three boards of Ada, one shared with Noor and one secret, one of Noor, and both
 * profiles.
 */
export async function startWorld(site: TestApp, makers: Makers): Promise<World> {
  worlds += 1;
  const { sessions } = await castOf(site);
  const [ada, , noor] = sessions;
  const word = `w${worlds}`;
  const made = async (by: TestVisitor, name: string, privacy: string): Promise<string> =>
    (await by.call('Board', 'create', { name: `${name} ${word}`, privacy })).data.id;
  const open = await made(ada, 'Open', 'public');
  const secret = await made(ada, 'Secret', 'secret');
  const group = await made(ada, 'Group', 'public');
  const noors = await made(noor, 'Noors', 'public');
  await makers.addCollaborator(group, noor.id);
  const boards = [open, secret, group, noors] as const;
  const profiles = await Promise.all(
    [ada, noor].map(
      async (person) => (await person.call('UserState', 'create', { state: 'QUICK_SAVES_BOARD_ID' })).data,
    ),
  );
  const model = new SavingModel({ group, secret });
  for (const board of boards) {
    model.owners.set(board, board === noors ? 'noor' : 'ada');
    for (const title of ['Blue', 'Red']) {
      const by = board === noors ? noor : ada;
      const { data } = await by.call('BoardSection', 'create', { board_id: board, title });
      model.sections.set(data.id, { title, board, isGone: false });
    }
  }
  model.owners.set(profiles[0], 'ada').set(profiles[1], 'noor');
  const contents: string[] = [];
  for (let nth = 0; nth < CONTENTS; nth += 1) contents.push(await makers.newPin(`Cup ${word}`));

  const people: readonly Person[] = ['ada', 'ada', 'noor'];
  const tokens: { readonly board: string; readonly token: string; readonly at: string }[] = [];
  let lastKeyed: { readonly who: Person; readonly call: Call; readonly answer: TestAnswer } | undefined;
  let keys = 0;

  const compare = (answer: TestAnswer, expected: Expected): void => {
    expect({ status: answer.status, code: answer.error?.code }).toEqual({ code: undefined, ...expected });
  };
  const keyed = async (
    session: TestVisitor,
    who: Person,
    send: (session: TestVisitor, headers: Record<string, string>) => Promise<TestAnswer>,
  ): Promise<TestAnswer> => {
    keys += 1;
    const headers = { 'idempotency-key': `${word}-key-${keys}-of-a-sequence` };
    const call: Call = (by) => send(by, headers);
    const answer = await call(session);
    if (answer.status === 200) lastKeyed = { who, call, answer };
    return answer;
  };

  const run = async (command: Command): Promise<void> => {
    const session = sessions[command.session] ?? ada;
    const who = people[command.session] ?? 'ada';
    const pick = command.picks[0] ?? 0;
    const board = boards[command.board % boards.length] ?? open;
    const sectionsHere = [...model.sections]
      .filter(([, section]) => section.board === board)
      .map(([id]) => id);
    const section = command.section === undefined ? null : (sectionsHere[command.section] ?? null);
    /** Selects mostly valid objects, and sometimes any, to test rejections. */
    const oneOf = <T>(all: readonly T[], likely: (one: T) => boolean): T | undefined => {
      const some = pick % 5 === 0 ? [] : all.filter(likely);
      const from = some.length > 0 ? some : all;
      return from[Math.floor(pick / 5) % Math.max(1, from.length)];
    };
    const sections = [...model.sections.keys()];
    const isFull = (id: string): boolean =>
      model.copies.some((each) => each.gone === null && each.section === id);
    const place: ModelTarget = { board, section };
    const placed = { board_id: board, ...(section !== null && { section }) };
    const bulkPlaced = { board_id: board, ...(section !== null && { section_id: section }) };
    const content = pick % CONTENTS;
    const there = model.copies.filter(({ gone }) => gone === null);
    const choosable = pick % 5 === 0 || there.length === 0 ? model.copies : there;
    const chosen = [
      ...new Set(command.picks.map((nth) => choosable[nth % Math.max(1, choosable.length)])),
    ].filter((copy) => copy !== undefined);
    const [copy] = chosen;
    const pinIds = chosen.map(({ id }) => id);

    switch (command.kind) {
      case 'save':
      case 'quick save': {
        const isQuick = command.kind === 'quick save';
        const to: ModelTarget = isQuick ? { board: profiles[who === 'ada' ? 0 : 1], section: null } : place;
        const input = { pin_id: contents[content], ...(isQuick ? {} : placed) };
        const answer = await keyed(session, who, (by, headers) => by.call('Repin', 'create', input, headers));
        const refusal = model.refusesPlace(who, to);
        compare(answer, refusal ?? { status: 200 });
        if (!refusal) expect(answer.data.id).toBe(model.put(who, content, to, answer.data.id));
        return;
      }
      case 'save again': {
        if (!copy) return;
        const input = { pin_id: copy.id, ...placed };
        const answer = await keyed(session, who, (by, headers) => by.call('Repin', 'create', input, headers));
        const refusal = model.refusesChoice(who, [copy], 'see') ?? model.refusesPlace(who, place);
        compare(answer, refusal ?? { status: 200 });
        if (!refusal) expect(answer.data.id).toBe(model.put(who, copy.content, place, answer.data.id));
        return;
      }
      case 'remove':
        if (copy) compare(await session.call('Pin', 'delete', { id: copy.id }), model.remove(who, copy));
        return;
      case 'restore': {
        const gone = oneOf(model.copies, (each) => each.gone !== null);
        if (gone)
          compare(await session.call('PinRestore', 'create', { id: gone.id }), model.restore(who, gone));
        return;
      }
      case 'move': {
        if (!copy) return;
        const input = { pin_id: copy.id, ...placed };
        const answer = await keyed(session, who, (by, headers) => by.call('Repin', 'update', input, headers));
        const refusal =
          model.refusesChoice(who, [copy], 'see') ??
          model.refusesPlace(who, place) ??
          model.refusesChoice(who, [copy], 'write');
        compare(answer, refusal ?? { status: 200 });
        if (refusal) return;
        expect(answer.data.id).toBe(model.move(who, copy, place, answer.data.id));
        return;
      }
      case 'bulk move':
      case 'bulk copy': {
        if (chosen.length === 0) return;
        const isMove = command.kind === 'bulk move';
        const input = { ...bulkPlaced, pin_ids: pinIds };
        const answer = await keyed(session, who, (by, headers) =>
          by.call('BulkEdit', isMove ? 'update' : 'create', input, headers),
        );
        const refusal =
          model.refusesPlace(who, place) ?? model.refusesChoice(who, chosen, isMove ? 'write' : 'see');
        compare(answer, refusal ?? { status: 200 });
        if (refusal) return;
        if (isMove) model.moveAll(who, chosen, place);
        else
          for (const [nth, each] of chosen.entries()) {
            const id = answer.data.pin_ids[nth];
            expect(id).toBe(model.put(who, each.content, place, id));
          }
        return;
      }
      case 'bulk delete': {
        if (chosen.length === 0) return;
        const answer = await keyed(session, who, (by, headers) =>
          by.call('BulkEdit', 'delete', { pin_ids: pinIds }, headers),
        );
        const refusal = model.refusesChoice(who, chosen, 'write');
        compare(answer, refusal ?? { status: 200 });
        if (!refusal) noteDeletion(chosen, answer);
        return;
      }
      case 'delete all': {
        const here = model.onBoard(board);
        const answer = await keyed(session, who, (by, headers) =>
          by.call('BulkEditSelectAll', 'delete', { board_id: board }, headers),
        );
        const refusal: Expected | undefined = model.sees(who, board)
          ? model.refusesChoice(who, here, 'write')
          : { status: 404, code: 'board_not_found' };
        compare(answer, refusal ?? { status: 200 });
        if (!refusal) noteDeletion(here, answer);
        return;
      }
      case 'undo': {
        const undone = tokens[pick % Math.max(1, tokens.length)];
        if (!undone) return;
        const input = { board_id: undone.board, deleted_at: undone.at };
        const answer = await session.call('BulkEditUndo', 'create', input);
        compare(answer, model.undoRemoval(who, undone.board, undone.token));
        return;
      }
      case 'delete section': {
        const id = oneOf(sections, isFull) ?? '';
        const input = { section_id: id, delete_pins: command.isFlagged };
        const answer = await session.call('BoardSectionEdit', 'delete', input);
        compare(answer, model.removeSection(who, id, command.isFlagged));
        return;
      }
      case 'restore section': {
        const id = oneOf(sections, (each) => model.sections.get(each)?.isGone === true) ?? '';
        const answer = await session.call('BoardSectionEdit', 'update', { section_id: id });
        compare(answer, model.restoreSection(who, id));
        return;
      }
      case 'delete board':
        compare(await session.call('Board', 'delete', { board_id: board }), model.removeBoard(who, board));
        return;
      case 'restore board': {
        const gone = oneOf(boards, (each) => model.goneBoards.has(each)) ?? open;
        const answer = await session.call('BoardRestore', 'create', { board_id: gone });
        const made = await sectionsOf(site, gone);
        compare(
          answer,
          model.restoreBoard(who, gone, (title) => made.get(title) ?? `no ${title}`),
        );
        return;
      }
      case 'merge': {
        const into = boards[pick % boards.length] ?? open;
        const answer = await session.call('BoardMerge', 'create', { board_id: board, into_board_id: into });
        compare(answer, model.merge(who, board, into));
        return;
      }
      case 'hide':
      case 'unhide': {
        const way = command.kind;
        const mark = `${who} ${content}`;
        if (way === 'unhide' && !model.hidden.has(mark)) return;
        compare(await session.v3('PUT', `/v3/p2p/${contents[content]}/${way}/`), { status: 200 });
        if (way === 'hide') model.hidden.add(mark);
        else model.hidden.delete(mark);
        return;
      }
      case 'repeat': {
        if (!lastKeyed) return;
        const by = sessions[people.indexOf(lastKeyed.who)] ?? ada;
        const again = await lastKeyed.call(by);
        expect({ status: again.status, data: again.data }).toEqual({
          status: 200,
          data: lastKeyed.answer.data,
        });
      }
    }
  };

  /** One deletion may affect several boards: each undoes it separately. */
  function noteDeletion(copies: readonly Copy[], answer: TestAnswer): void {
    const token = model.removeAll(copies);
    for (const board of new Set(copies.map((copy) => copy.board)))
      tokens.push({ board, token, at: answer.data.deleted_at });
  }

  const check = async (): Promise<void> => {
    const { rows } = await site.deps.db.execute<{
      id: string;
      canonical: string;
      board: string;
      section: string | null;
      pinner: string;
    }>(sql`
      select pins.id::text as id, first.id::text as canonical, pins.board_id::text as board,
        sections.id::text as section, pins.pinner_id::text as pinner
      from pins join pins as first on first.content_id = pins.content_id and not first.is_repin
      left join board_sections as sections on sections.id = pins.section_id and sections.deleted_at is null
      where first.id in (${sql.join(
        contents.map((id) => sql`${id}::bigint`),
        sql`, `,
      )})
        and pins.is_repin and pins.deleted_at is null`);
    const idOf = { ada: ada.id, noor: noor.id };
    const known = model.copies
      .filter((copy) => copy.gone === null)
      .map(({ id, content, board, section, pinner }) => ({
        id,
        canonical: contents[content],
        board,
        section: section !== null && model.sections.get(section)?.isGone === false ? section : null,
        pinner: idOf[pinner],
      }));
    const sorted = <T extends { readonly id: string }>(list: readonly T[]): readonly T[] =>
      list.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(sorted(rows)).toEqual(sorted(known));

    expect(await wrongCounts(site, [...boards, ...profiles])).toEqual([]);

    await indexChanges(site.deps);
    for (const [who, by] of [
      ['ada', ada],
      ['noor', noor],
    ] as const) {
      const { data } = await by.graphql(
        'query ($query: String!) { v3SearchPinsQuery(query: $query, first: 100) { connection { edges { node { entityId } } } } }',
        { query: word },
      );
      const found: readonly string[] = data.v3SearchPinsQuery.connection.edges.map(
        ({ node }: { readonly node: { readonly entityId: string } }) => node.entityId,
      );
      const shown = contents.filter((_, nth) => !model.hidden.has(`${who} ${nth}`));
      expect(new Set(found)).toEqual(new Set(shown));
      for (const board of boards) {
        const feed = await by.get('BoardFeed', { board_id: board, page_size: 50 });
        if (!model.sees(who, board)) compare(feed, { status: 404, code: 'board_not_found' });
        else
          expect(new Set(feed.data.map(({ id }: { readonly id: string }) => id))).toEqual(
            new Set(model.shownOn(who, board).map(({ id }) => id)),
          );
      }
    }
  };

  return { run, check };
}

/** Returns the section ids of a board on the site, by title. */
async function sectionsOf(site: TestApp, boardId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await site.deps.db.execute<{ title: string; id: string }>(sql`
    select title, id::text as id from board_sections where board_id = ${boardId}::bigint and deleted_at is null`);
  return new Map(rows.map(({ title, id }) => [title, id]));
}

/** Returns the boards, sections and contents of these boards whose counter differs from the number of pins. */
async function wrongCounts(site: TestApp, boardIds: readonly string[]): Promise<readonly object[]> {
  const ids = sql`(${sql.join(
    boardIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  )})`;
  const { rows } = await site.deps.db.execute<{ what: string; id: string }>(sql`
    select * from (
      select 'board' as what, boards.id::text as id, boards.pin_count as counted, (
        select count(*)::int from pins where board_id = boards.id and pins.deleted_at is null) as there
      from boards where boards.id in ${ids}
      union all select 'section', sections.id::text, sections.pin_count, (
        select count(*)::int from pins where section_id = sections.id and pins.deleted_at is null)
      from board_sections as sections join boards on boards.id = sections.board_id
      where sections.deleted_at is null and boards.deleted_at is null and boards.id in ${ids}
      union all select 'content', contents.id::text, contents.save_count, (
        select count(*)::int from pins where content_id = contents.id and pins.deleted_at is null and is_repin)
      from contents where id in (select content_id from pins where board_id in ${ids})
    ) as counters where counted <> there`);
  return rows;
}
