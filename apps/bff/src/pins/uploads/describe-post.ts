import { z } from 'zod';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { parametersSchema, UPLOAD_TYPES } from './policy.ts';
import { UPLOAD_PATH } from './post-route.ts';

const { $schema: _, ...parameters } = z.toJSONSchema(parametersSchema);

/** The form post in OpenAPI: the fields that `upload_parameters` gave, then the file. */
export const describedPost: DescribedOperation = {
  path: UPLOAD_PATH,
  method: 'post',
  operation: {
    operationId: 'postUpload',
    tags: ['VIP'],
    summary: 'Posts the file of an upload; the policy in its fields says who may.',
    requestBody: {
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            ...parameters,
            properties: {
              ...parameters.properties,
              file: { type: 'string', format: 'binary', description: 'The last field of the form.' },
            },
            required: [...(parameters.required ?? []), 'file'],
          },
          encoding: { file: { contentType: UPLOAD_TYPES.join(', ') } },
        },
      },
    },
    responses: {
      204: { description: 'The file has come; `VIPResource get` tells what becomes of it.' },
      default: { $ref: '#/components/responses/Failure' },
    },
  },
};
