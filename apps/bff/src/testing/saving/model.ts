/** Who acts: two of the sessions are Ada's. Noor may add to the group board, which is Ada's. */
export type Person = 'ada' | 'noor';

/** A pin as the model knows it. */
export type Copy = {
  /** The id that the site gave it. */
  readonly id: string;
  readonly content: number;
  board: string;
  /** The section that it is in, also while that is deleted. */
  section: string | null;
  pinner: Person;
  /** What took it away; null while it is there. */
  gone: string | null;
};

/** Where a pin is put: a board, or a section of it. */
export type Place = { readonly board: string; readonly section: string | null };

/** What a call should answer: its status, and the code of what is refused. */
export type Expected = { readonly status: number; readonly code?: string };

const OK: Expected = { status: 200 };
const refused = (status: number, code: string): Expected => ({ status, code });
const MISSING = refused(404, 'pin_not_found');
const FORBIDDEN = refused(403, 'forbidden');

/** What the site should know: boards, sections, the pins on them, and what is hidden. A few rules, and no database. */
export class SavingModel {
  readonly copies: Copy[] = [];
  readonly owners = new Map<string, Person>();
  readonly sections = new Map<string, { readonly board: string; isGone: boolean }>();
  readonly goneBoards = new Map<string, string>();
  readonly hidden = new Set<string>();
  private deletions = 0;

  private readonly group: string;
  private readonly secret: string;

  /** Of the boards, `group` is Ada's and Noor may add to it; `secret` is one that only its owner sees. */
  constructor({ group, secret }: { readonly group: string; readonly secret: string }) {
    this.group = group;
    this.secret = secret;
  }

  /** Whether somebody sees a board. */
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

  /** Why nothing may be put at a place; undefined when it may. */
  refusesPlace(who: Person, { board, section }: Place): Expected | undefined {
    if (!this.sees(who, board)) return refused(404, 'board_not_found');
    if (!this.mayAdd(who, board)) return FORBIDDEN;
    const there = section === null ? undefined : this.sections.get(section);
    if (section !== null && (there?.board !== board || there.isGone))
      return refused(404, 'section_not_found');
    return undefined;
  }

  /** Puts a content at a place: the copy that the board has takes the section, else `newId` is one, its pinner's. */
  put(pinner: Person, content: number, { board, section }: Place, newId: string): string {
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
    if (!mayTry || this.standing(copy.board, copy.content)) return MISSING;
    if (!this.mayAdd(who, copy.board)) return FORBIDDEN;
    this.bringBack(copy);
    return OK;
  }

  /** Why chosen pins are not all changed; undefined when they are. */
  refusesChoice(who: Person, copies: readonly Copy[], need: 'see' | 'write'): Expected | undefined {
    if (copies.some((copy) => !this.isThere(who, copy))) return MISSING;
    const isRefused = need === 'write' && copies.some((copy) => !this.mayWrite(who, copy));
    return isRefused ? FORBIDDEN : undefined;
  }

  /** Moves one pin, which gets another id; on its own board it stays whose it is. */
  move(who: Person, copy: Copy, place: Place, newId: string): string {
    copy.gone = this.nextDeletion();
    return this.put(copy.board === place.board ? copy.pinner : who, copy.content, place, newId);
  }

  /** Moves pins with their ids, the first on top; what the board holds of a content stays and takes the section. */
  moveAll(who: Person, copies: readonly Copy[], place: Place): void {
    for (const copy of copies) {
      if (copy.gone !== null) continue;
      const standing = this.standing(place.board, copy.content);
      if (standing && standing !== copy) {
        copy.gone = this.nextDeletion();
        standing.section = place.section;
      } else Object.assign(copy, place, copy.board === place.board ? {} : { pinner: who });
    }
  }

  /** The pins of a board that one deletion takes; the token brings them back. */
  removeAll(copies: readonly Copy[]): string {
    const token = this.nextDeletion();
    for (const copy of copies) copy.gone = token;
    return token;
  }

  onBoard(board: string): readonly Copy[] {
    return this.copies.filter((copy) => copy.gone === null && copy.board === board);
  }

  /** What somebody is shown on a board: whoever is not on it sees nothing there that they hid, but their own. */
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
    section.isGone = false;
    for (const copy of this.copies)
      if (copy.gone === `section ${id}` && copy.section === id && !this.standing(section.board, copy.content))
        copy.gone = null;
    // What stays deleted is brought back by nothing but its own undo.
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

  restoreBoard(who: Person, board: string): Expected {
    if (this.owners.get(board) !== who) return refused(404, 'board_not_found');
    const token = this.goneBoards.get(board);
    this.goneBoards.delete(board);
    for (const copy of this.copies) if (token !== undefined && copy.gone === token) copy.gone = null;
    return OK;
  }

  private bringBack(copy: Copy): void {
    copy.gone = null;
    if (copy.section !== null && this.section(copy.section).isGone) copy.section = null;
  }

  private section(id: string): { readonly board: string; isGone: boolean } {
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
