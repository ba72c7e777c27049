/** A person of the model: two sessions are Ada's. Noor can add to Ada's group board. */
export type Person = 'ada' | 'noor';

/** A pin in the model. */
export type Copy = {
  /** The id on the site. */
  readonly id: string;
  readonly content: number;
  board: string;
  /** The section that it is in, even if that is deleted. */
  section: string | null;
  pinner: Person;
  /** The command that deleted it; null while it exists. */
  gone: string | null;
};

/** The target of a pin: a board, or one of its sections. */
export type ModelTarget = { readonly board: string; readonly section: string | null };

/** A section in the model. */
export type Section = { readonly title: string; board: string; isGone: boolean };

/** The contents moved by a merge. */
type Merge = {
  readonly into: string;
  readonly pins: readonly {
    readonly copy: Copy;
    readonly from: string | null;
    readonly put: string | null;
  }[];
  readonly twice: readonly Copy[];
  readonly moved: readonly string[];
  readonly joined: readonly string[];
};

/** The id of a section on the site, by its title. */
type MadeSection = (title: string) => string;

/** The expected response: its status, and its error code. */
export type Expected = { readonly status: number; readonly code?: string };

const OK: Expected = { status: 200 };
const refused = (status: number, code: string): Expected => ({ status, code });
const MISSING = refused(404, 'pin_not_found');
const FORBIDDEN = refused(403, 'forbidden');

/** The expected state of the site: boards, sections, pins and hidden pins. Its rules need no database. */
export class SavingModel {
  readonly copies: Copy[] = [];
  readonly owners = new Map<string, Person>();
  readonly sections = new Map<string, Section>();
  readonly goneBoards = new Map<string, string>();
  private readonly merges = new Map<string, Merge>();
  readonly hidden = new Set<string>();
  private deletions = 0;

  private readonly group: string;
  private readonly secret: string;

  /** On the board `group`, which is Ada's, Noor may add; `secret` is visible to its owner only. */
  constructor({ group, secret }: { readonly group: string; readonly secret: string }) {
    this.group = group;
    this.secret = secret;
  }

  /** Returns whether a person sees a board. */
  sees(who: Person, board: string): boolean {
    return !this.goneBoards.has(board) && (board !== this.secret || this.owners.get(board) === who);
  }
  private mayAdd(who: Person, board: string): boolean {
    return this.owners.get(board) === who || board === this.group;
  }
  private mayWrite(who: Person, copy: Copy): boolean {
    return copy.pinner === who || this.owners.get(copy.board) === who;
  }
  private isThere(who: Person, copy: Copy): boolean {
    return copy.gone === null && this.sees(who, copy.board);
  }
  private standing(board: string, content: number): Copy | undefined {
    return this.copies.find((copy) => copy.gone === null && copy.board === board && copy.content === content);
  }
  private nextDeletion(): string {
    this.deletions += 1;
    return `deletion ${this.deletions}`;
  }

  /** Returns the error of saving to a target; undefined if it is allowed. */
  refusesPlace(who: Person, { board, section }: ModelTarget): Expected | undefined {
    if (!this.sees(who, board)) return refused(404, 'board_not_found');
    if (!this.mayAdd(who, board)) return FORBIDDEN;
    const there = section === null ? undefined : this.sections.get(section);
    if (section !== null && (there?.board !== board || there.isGone))
      return refused(404, 'section_not_found');
    return undefined;
  }

  /**
   * Saves a content to a target: an existing copy on the board takes the section, else `newId` becomes one of the
   * pinner.
   */
  put(pinner: Person, content: number, { board, section }: ModelTarget, newId: string): string {
    const standing = this.standing(board, content);
    if (standing) {
      standing.section = section;
      return standing.id;
    }
    this.copies.push({ id: newId, content, board, section, pinner, gone: null });
    return newId;
  }

  remove(who: Person, copy: Copy): Expected {
    if (!this.isThere(who, copy)) return MISSING;
    if (!this.mayWrite(who, copy)) return FORBIDDEN;
    copy.gone = this.nextDeletion();
    return OK;
  }

  restore(who: Person, copy: Copy): Expected {
    const mayTry = copy.gone !== null && !this.goneBoards.has(copy.board) && this.mayWrite(who, copy);
    if (!mayTry) return MISSING;
    if (!this.sees(who, copy.board)) return refused(404, 'board_not_found');
    if (!this.mayAdd(who, copy.board)) return FORBIDDEN;
    if (this.standing(copy.board, copy.content)) return MISSING;
    this.bringBack(copy);
    return OK;
  }

  /** Returns the error of changing selected pins; undefined if it is allowed. */
  refusesChoice(who: Person, copies: readonly Copy[], need: 'see' | 'write'): Expected | undefined {
    if (copies.some((copy) => !this.isThere(who, copy))) return MISSING;
    const isRefused = need === 'write' && copies.some((copy) => !this.mayWrite(who, copy));
    return isRefused ? FORBIDDEN : undefined;
  }

  /** Moves one pin, which gets another id; within its board it keeps its pinner. */
  move(who: Person, copy: Copy, place: ModelTarget, newId: string): string {
    copy.gone = this.nextDeletion();
    return this.put(copy.board === place.board ? copy.pinner : who, copy.content, place, newId);
  }

  /** Moves pins with their ids, the first on top; an existing copy of a content stays and takes the section. */
  moveAll(who: Person, copies: readonly Copy[], place: ModelTarget): void {
    for (const copy of copies) {
      if (copy.gone !== null) continue;
      const standing = this.standing(place.board, copy.content);
      if (standing && standing !== copy) {
        copy.gone = this.nextDeletion();
        standing.section = place.section;
      } else Object.assign(copy, place, copy.board === place.board ? {} : { pinner: who });
    }
  }

  /** Deletes pins of a board as one deletion; the token restores them. */
  removeAll(copies: readonly Copy[]): string {
    const token = this.nextDeletion();
    for (const copy of copies) copy.gone = token;
    return token;
  }

  onBoard(board: string): readonly Copy[] {
    return this.copies.filter((copy) => copy.gone === null && copy.board === board);
  }

  /** Returns the pins that a person sees on a board: others do not see what they hid, except their own. */
  shownOn(who: Person, board: string): readonly Copy[] {
    const isHidden = (copy: Copy): boolean =>
      !this.mayAdd(who, board) && copy.pinner !== who && this.hidden.has(`${who} ${copy.content}`);
    return this.onBoard(board).filter((copy) => !isHidden(copy));
  }

  undoRemoval(who: Person, board: string, token: string): Expected {
    if (!this.sees(who, board)) return refused(404, 'board_not_found');
    if (!this.mayAdd(who, board)) return FORBIDDEN;
    const back = this.copies.filter(
      (copy) =>
        copy.gone === token &&
        copy.board === board &&
        this.mayWrite(who, copy) &&
        !this.standing(board, copy.content),
    );
    if (back.length === 0) return MISSING;
    back.forEach((copy) => this.bringBack(copy));
    return OK;
  }

  removeSection(who: Person, id: string, takesPins: boolean): Expected {
    const refusal = this.refusesSection(who, id, false);
    if (refusal) return refusal;
    this.section(id).isGone = true;
    const token = `section ${id}`;
    if (takesPins)
      for (const copy of this.copies)
        if (copy.gone === null && copy.section === id && this.mayWrite(who, copy)) copy.gone = token;
    return OK;
  }

  restoreSection(who: Person, id: string): Expected {
    const refusal = this.refusesSection(who, id, true);
    if (refusal) return refusal;
    const section = this.section(id);
    if (this.sectionOf(section.board, section.title) !== undefined)
      return refused(409, 'section_title_taken');
    section.isGone = false;
    for (const copy of this.copies)
      if (copy.gone === `section ${id}` && copy.section === id && !this.standing(section.board, copy.content))
        copy.gone = null;
    // Pins that stay deleted can only be restored by their own undo.
    for (const copy of this.copies) if (copy.gone === `section ${id}`) copy.gone = this.nextDeletion();
    return OK;
  }

  removeBoard(who: Person, board: string): Expected {
    if (!this.sees(who, board)) return refused(404, 'board_not_found');
    if (this.owners.get(board) !== who) return FORBIDDEN;
    const token = this.nextDeletion();
    this.goneBoards.set(board, token);
    for (const copy of this.onBoard(board)) copy.gone = token;
    return OK;
  }

  /**
   * Moves all pins of a board to another one, where existing copies stay and sections with the same title are combined.
   */
  merge(who: Person, from: string, into: string): Expected {
    for (const board of [from, into]) {
      if (!this.sees(who, board)) return refused(404, 'board_not_found');
      if (this.owners.get(board) !== who) return FORBIDDEN;
    }
    if (from === into) return refused(400, 'invalid_input');
    const token = this.nextDeletion();
    const twice = this.onBoard(from).filter(({ content }) => this.standing(into, content));
    for (const copy of twice) copy.gone = token;
    const [moved, joined]: [string[], string[]] = [[], []];
    for (const [id, section] of this.sections) {
      if (section.board !== from || section.isGone) continue;
      if (this.sectionOf(into, section.title) === undefined) moved.push(id);
      else joined.push(id);
    }
    for (const id of moved) this.section(id).board = into;
    const pins = this.onBoard(from).map((copy) => ({
      copy,
      from: copy.section,
      put:
        copy.section === null || this.section(copy.section).isGone
          ? null
          : (this.sectionOf(into, this.section(copy.section).title) ?? null),
    }));
    for (const { copy, put } of pins) Object.assign(copy, { board: into, section: put });
    for (const id of joined) this.section(id).isGone = true;
    this.goneBoards.set(from, token);
    this.merges.set(from, { into, pins, twice, moved, joined });
    return OK;
  }

  /**
   * Undoes the unchanged parts of a merge. A section with other pins remains, and the board gets one with the same
   * title; `made` is its id on the site.
   */
  private undoMerge(board: string, { into, pins, twice, moved, joined }: Merge, made: MadeSection): void {
    const back = pins.filter(
      ({ copy, put }) =>
        copy.gone === null &&
        copy.board === into &&
        copy.section === put &&
        !this.standing(board, copy.content),
    );
    const returning = new Set(back.map(({ copy }) => copy));
    const places = new Map<string, string | null>(moved.map((id) => [id, null]));
    for (const id of moved) {
      const section = this.section(id);
      if (this.goneBoards.has(into) || section.board !== into || section.isGone) continue;
      const stays = this.copies.some(
        (copy) => copy.gone === null && copy.section === id && !returning.has(copy),
      );
      if (stays) {
        const copied = made(section.title);
        this.sections.set(copied, { title: section.title, board, isGone: false });
        places.set(id, copied);
      } else {
        section.board = board;
        places.set(id, id);
      }
    }
    for (const copy of this.copies) {
      const place = copy.section === null ? undefined : places.get(copy.section);
      if (copy.gone === null || place === undefined) continue;
      if (copy.board === board) copy.section = place;
      else if (copy.board === into && place === copy.section) copy.section = null;
    }
    for (const { copy, from } of back) {
      const section = from !== null && places.has(from) ? places.get(from) : from;
      Object.assign(copy, { board, section });
    }
    for (const id of joined) this.section(id).isGone = false;
    for (const copy of twice) if (!this.standing(board, copy.content)) copy.gone = null;
  }

  restoreBoard(who: Person, board: string, made: MadeSection): Expected {
    if (this.owners.get(board) !== who) return refused(404, 'board_not_found');
    const token = this.goneBoards.get(board);
    this.goneBoards.delete(board);
    const merge = this.merges.get(board);
    this.merges.delete(board);
    if (merge) {
      this.undoMerge(board, merge, made);
      return OK;
    }
    for (const copy of this.copies) if (token !== undefined && copy.gone === token) copy.gone = null;
    return OK;
  }

  private bringBack(copy: Copy): void {
    copy.gone = null;
    if (copy.section !== null && this.section(copy.section).isGone) copy.section = null;
  }

  /** Returns the section of a board with a title, if it has one. */
  private sectionOf(board: string, title: string): string | undefined {
    const found = [...this.sections].find(
      ([, section]) => section.board === board && section.title === title && !section.isGone,
    );
    return found?.[0];
  }

  private section(id: string): Section {
    const section = this.sections.get(id);
    if (!section) throw new Error(`The model knows no section ${id}.`);
    return section;
  }

  private refusesSection(who: Person, id: string, isGone: boolean): Expected | undefined {
    const section = this.section(id);
    if (!this.sees(who, section.board)) return refused(404, 'section_not_found');
    if (this.owners.get(section.board) !== who) return FORBIDDEN;
    return section.isGone === isGone ? undefined : refused(404, 'section_not_found');
  }
}
