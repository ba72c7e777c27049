import type { Client } from '@urql/core';
import { createContext } from 'react-router';

/** The GraphQL client, for loaders. */
export const clientContext = createContext<Client>();
