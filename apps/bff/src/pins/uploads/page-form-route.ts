import type { FastifyInstance, FastifyRequest } from 'fastify';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../../platform/errors/errors.ts';
import type { ShowPage } from '../../platform/http/page.ts';
import { checkSameOrigin } from '../../platform/http/plugins/csrf.ts';
import { showRejectedForm } from '../../platform/http/plugins/forms.ts';
import { announcedForm, formRouteOptions, registerFormRoutes, type FormLimits } from './form-route.ts';
import type { Body } from './limit-bodies.ts';
import { readFormPost, type FormPost, type PostedFile } from './read-form-post.ts';

/** A submitted form of a page. */
export type PageFormRequest<Params> = {
  readonly request: FastifyRequest<{ Params: Params }>;
  readonly announced: Body;
  /** Receives the texts that the page shows again if the form is rejected. */
  readonly values: Record<string, string>;
  /** Reads the form, as `readFormPost` does. */
  readonly read: <T>(
    signal: AbortSignal,
    take: FormPost<T>['take'],
    undo?: FormPost<T>['undo'],
  ) => Promise<T>;
};

/** A form of a page with texts and one file. */
export type PageFormWithFile<Params> = Pick<FormLimits, 'fileBytesMax' | 'tooLarge'> & {
  readonly path: string;
  /** Receives the form and returns the address of the page that shows its result. */
  readonly receive: (form: PageFormRequest<Params>) => Promise<string>;
};

/**
 * Registers the route of a form with a file that works without scripts: it redirects to the page with the result, and a
 * rejected form is rendered again on its page.
 */
export function pageFormRoute<Params = unknown>(
  app: FastifyInstance,
  { path, fileBytesMax, tooLarge, receive }: PageFormWithFile<Params>,
  { publicUrl, show }: { readonly publicUrl: string; readonly show: ShowPage | undefined },
): void {
  const check = (request: FastifyRequest): void => checkSameOrigin(request, publicUrl);
  registerFormRoutes(app, (room) => {
    room.post<{ Params: Params }>(path, {
      ...formRouteOptions({ fileBytesMax, tooLarge, check }),
      handler: async (request, reply) => {
        const values: Record<string, string> = {};
        try {
          const target = await receive({
            request,
            announced: announcedForm(request, reply),
            values,
            read: (signal, take, undo = async () => undefined) =>
              readFormPost({
                source: request.raw,
                contentType: request.headers['content-type'] ?? '',
                fileBytesMax,
                signal,
                take,
                undo,
              }),
          });
          return await reply.header('cache-control', 'private, no-store').redirect(target, 303);
        } catch (thrown) {
          if (!show) throw thrown;
          const { pathname } = new URL(request.url, publicUrl);
          return showRejectedForm(show, request, reply, { thrown, path: pathname, values });
        }
      },
    });
  });
}

/** Reads the image of a form into memory. Throws `image_file_too_large`, `image_invalid`. */
export async function readPostedImage(file: PostedFile): Promise<Uint8Array> {
  const bytes = await buffer(file.stream);
  if (file.isCut()) throw new AppError('image_file_too_large');
  if (bytes.length === 0) throw new AppError('image_invalid', { fields: { file: 'Choose an image.' } });
  return bytes;
}
