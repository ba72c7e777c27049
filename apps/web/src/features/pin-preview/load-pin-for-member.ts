import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { LoaderFunctionArgs } from 'react-router';
import { answersContext } from '../../data/request-context.ts';
import { requireViewer } from '../../data/require-viewer.ts';
import { notFound } from '../../data/not-found.ts';
import { getPinParam } from './pin-preview-link.tsx';

type PinResult = { readonly result: { readonly __typename: string } };

/** Loads private data of a pin for members, uncached; visitors log in first. */
export const createMemberLoader =
  (document: TypedDocumentNode<PinResult, { readonly pin: string }>) =>
  async (args: LoaderFunctionArgs): Promise<null> => {
    await requireViewer(args, 'continue');
    const answers = args.context.get(answersContext);
    const { result } = await answers.ask(document, getPinParam(args.params['slug']), 'network-only');
    if (result.__typename !== 'PinData') throw notFound();
    return null;
  };
