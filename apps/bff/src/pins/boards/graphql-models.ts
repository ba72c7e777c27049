import type { NoteRow } from './board-notes.ts';
import type { BoardRow, SectionRow } from './board-row.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Board: BoardRow;
    BoardSection: SectionRow;
    BoardNote: NoteRow;
  }
}
