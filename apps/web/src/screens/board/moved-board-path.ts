/** Returns the path of the same page of a board, or of its section, below the board's current path. */
export function movedBoardPath(pathname: string, boardUrl: string): string {
  return boardUrl + pathname.split('/').slice(3).join('/');
}
