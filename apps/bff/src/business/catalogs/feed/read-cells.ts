export {
  createCellReader,
  LINE_CHARS_MAX,
  type CellLine,
  type Delimiter,
} from '@pegboard/business-dashboard/model';
