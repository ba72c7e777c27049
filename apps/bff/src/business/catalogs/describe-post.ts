import { z } from 'zod';
import type { DescribedOperation } from '../../platform/http/openapi/describe-api.ts';
import { parametersSchema } from '../../pins/uploads/index.ts';
import { FEED_TYPES } from '../catalog-records/index.ts';
import { FEED_PATH } from './feed-path.ts';

const { $schema: _, ...parameters } = z.toJSONSchema(parametersSchema);

/** Describes the form post in OpenAPI: the fields returned for the run, then the file. */
export const describedFeedPost: DescribedOperation = {
  path: FEED_PATH,
  method: 'post',
  operation: {
    operationId: 'postFeed',
    tags: ['CatalogRun'],
    summary: 'Posts the product feed of a run; the policy in its fields says who may.',
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
          encoding: { file: { contentType: FEED_TYPES.join(', ') } },
        },
      },
    },
    responses: {
      204: { description: 'The file has come; `CatalogRunResource get` tells what becomes of it.' },
      default: { $ref: '#/components/responses/Failure' },
    },
  },
};
