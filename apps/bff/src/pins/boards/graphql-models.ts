import type { NoteRow } from './board-notes.ts';
import type { BoardRow, SectionRow } from '../board-access/index.ts';

declare module '../../platform/graphql/models.ts' {
  interface GraphqlModels {
    Board: BoardRow;
    BoardSection: SectionRow;
    BoardNote: NoteRow;
  }
}
