/** An upload, as `ConversionUploadsResource get` returns it. */
export type UploadData = {
  readonly id: string;
  readonly file_name: string;
  readonly lines: number;
  readonly lines_come: number;
  readonly taken: number;
  readonly known: number;
  readonly refused: number;
  readonly pieces: number;
  readonly is_ended: boolean;
  readonly created_at: string;
};

/** An issue of an upload, by line. */
export type UploadIssueData = { readonly line: number; readonly field: string; readonly code: string };

/** The result of sending a chunk. */
export type ChunkResult<Upload = UploadData> =
  | { readonly ok: true; readonly data: Upload }
  | { readonly ok: false; readonly message: string };

/** Returns the state of an upload: complete, incomplete, or incomplete with issues. */
export function getUploadState(upload: UploadData): 'done' | 'partly' | 'cut' {
  if (!upload.is_ended) return 'cut';
  return upload.refused > 0 ? 'partly' : 'done';
}

/**
 * Sends a file in chunks, in order. A chunk without a response is sent again, up to three times: the server
 * processes each once. Returns the latest upload, and the reason if it stopped.
 */
export async function sendChunks<Line, Upload = UploadData>(options: {
  readonly begun: Upload;
  readonly lines: readonly Line[];
  readonly size: number;
  readonly send: (piece: number, lines: readonly Line[], isLast: boolean) => Promise<ChunkResult<Upload>>;
  readonly onSent: (upload: Upload) => void;
}): Promise<ChunkResult<Upload>> {
  const { begun, lines, size, send, onSent } = options;
  let upload = begun;
  const pieces = Math.max(1, Math.ceil(lines.length / size));
  for (let piece = 0; piece < pieces; piece += 1) {
    const part = lines.slice(piece * size, (piece + 1) * size);
    const sent = await sendWithRetry(() => send(piece, part, piece === pieces - 1));
    if (!sent.ok) return sent;
    upload = sent.data;
    onSent(upload);
  }
  return { ok: true, data: upload };
}

const TRIES = 3;

/** Sends a repeatable request, up to three times without a response. */
export async function sendWithRetry<Upload>(
  send: () => Promise<ChunkResult<Upload>>,
): Promise<ChunkResult<Upload>> {
  let last: ChunkResult<Upload> = { ok: false, message: '' };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    last = await send().catch((): ChunkResult<Upload> => ({ ok: false, message: '' }));
    // An error with a message would occur again; only a missing response is worth a retry.
    if (last.ok || last.message !== '') return last;
  }
  return last;
}
