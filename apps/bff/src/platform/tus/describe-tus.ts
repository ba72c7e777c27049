import type { DescribedOperation } from '../http/openapi/describe-api.ts';
import type { TusUploads } from './tus-uploads.ts';

const FAILURE = { $ref: '#/components/responses/Failure' };
const CSRF = { $ref: '#/components/parameters/CsrfToken' };

type Header = { readonly name: string; readonly description: string; readonly schema: object };

const header = ({ name, description, schema }: Header): object => ({
  name,
  in: 'header',
  required: true,
  description,
  schema,
});
const version = header({
  name: 'Tus-Resumable',
  description: 'The version of the protocol.',
  schema: { const: '1.0.0' },
});
const id = { name: 'upload_id', in: 'path', required: true, schema: { type: 'string' } };
const returned = ({ name, description, schema }: Header): object => ({ [name]: { description, schema } });

/** The texts by which the operations of the uploads of a domain are described. */
export type TusTexts = {
  /** The tag, and the ending of the names of the operations: `VideoUpload`. */
  readonly tag: string;
  /** The object that is uploaded: `a video`. */
  readonly object: string;
  /** The sentence about the effect of the last part. */
  readonly after: string;
};

/** Returns the operations of the tus protocol in OpenAPI. */
export function describeTus(
  { path, bytesMax }: Pick<TusUploads, 'path' | 'bytesMax'>,
  { tag, object, after }: TusTexts,
): readonly DescribedOperation[] {
  const one = `${path}/{upload_id}`;
  const tags = [tag];
  const offset: Header = {
    name: 'Upload-Offset',
    description: 'The number of bytes that were received before.',
    schema: { type: 'integer', minimum: 0, maximum: bytesMax },
  };
  const length: Header = {
    name: 'Upload-Length',
    description: 'The size of the file in bytes.',
    schema: { type: 'integer', minimum: 1, maximum: bytesMax },
  };
  return [
    {
      path,
      method: 'post',
      operation: {
        operationId: `create${tag}`,
        tags,
        summary: `Creates an upload of ${object} by the tus protocol (tus.io).`,
        parameters: [CSRF, version, header(length)],
        responses: {
          201: {
            description: 'The upload was created; the last part of its address is its id.',
            headers: { Location: { description: 'The address of the upload.', schema: { type: 'string' } } },
          },
          default: FAILURE,
        },
      },
    },
    {
      path: one,
      method: 'patch',
      operation: {
        operationId: `appendTo${tag}`,
        tags,
        summary: `Appends a part to the file; ${after} after the last one.`,
        parameters: [id, CSRF, version, header(offset)],
        requestBody: {
          required: true,
          content: { 'application/offset+octet-stream': { schema: { type: 'string', format: 'binary' } } },
        },
        responses: {
          204: { description: 'The part was received.', headers: returned(offset) },
          default: FAILURE,
        },
      },
    },
    {
      path: one,
      method: 'head',
      operation: {
        operationId: `get${tag}Offset`,
        tags,
        summary: 'Returns how much of the file was received.',
        parameters: [id, version],
        responses: {
          200: {
            description: 'The offset to continue at.',
            headers: { ...returned(offset), ...returned(length) },
          },
          default: FAILURE,
        },
      },
    },
    {
      path: one,
      method: 'delete',
      operation: {
        operationId: `delete${tag}`,
        tags,
        summary: 'Deletes an upload with its files.',
        parameters: [id, CSRF, version],
        responses: { 204: { description: 'The upload was deleted.' }, default: FAILURE },
      },
    },
  ];
}
