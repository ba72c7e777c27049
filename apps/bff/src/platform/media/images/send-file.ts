import type { FastifyReply } from 'fastify';
import { type StoredFile, byteRange } from '../../object-storage/index.ts';

/** Sends a file whole. */
export function sendFile(reply: FastifyReply, file: StoredFile, type: string): FastifyReply {
  return reply.header('content-type', type).header('content-length', file.size).send(file.open());
}

/** Sends the range of a file that a `Range` header requests, or all of it: players seek, and downloads are continued. */
export function sendFileInPart(
  reply: FastifyReply,
  file: StoredFile,
  type: string,
  rangeHeader: string | undefined,
): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = byteRange(rangeHeader, file.size);
  if (range === undefined) return sendFile(reply, file, type);
  if (range === 'none') return reply.status(416).header('content-range', `bytes */${file.size}`).send();
  const { start, end } = range;
  return reply
    .status(206)
    .header('content-type', type)
    .header('content-range', `bytes ${start}-${end}/${file.size}`)
    .header('content-length', end - start + 1)
    .send(file.open(range));
}
