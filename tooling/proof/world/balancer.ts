import { Agent } from 'node:http';
import { send, type HttpResponse, type Sent } from './send.ts';

/** Distributes requests to servers like a load balancer. */
export type Balancer = {
  ask(sent: Sent): Promise<HttpResponse>;
  /** Adds a server, and uses it as soon as it reports ready. */
  add(port: number): void;
  /** Removes a server that has exited. */
  remove(port: number): void;
  close(): void;
};

type Server = { readonly port: number; readonly agent: Agent; isReady: boolean };

const POLL_INTERVAL_MS = 100;
const READY_LIMIT_MS = 1000;

/**
 * Starts a balancer that checks `/readyz` ten times a second and keeps its connections open. If a server
 * accepts no connection, the next one is tried; a request that was sent is never sent again.
 */
export function openBalancer(): Balancer {
  const servers = new Map<number, Server>();
  let turn = 0;
  const checkReadiness = async (server: Server): Promise<void> => {
    try {
      server.isReady =
        (await send(server.port, { path: '/readyz', timeoutMs: READY_LIMIT_MS })).status === 200;
    } catch {
      server.isReady = false; // it does not listen
    }
  };
  const looking = setInterval(() => {
    for (const server of servers.values()) void checkReadiness(server);
  }, POLL_INTERVAL_MS);
  const ask = async (sent: Sent, triedBefore: readonly number[] = []): Promise<HttpResponse> => {
    const ready = [...servers.values()].filter(({ port, isReady }) => isReady && !triedBefore.includes(port));
    const server = ready[(turn += 1) % ready.length];
    if (!server) throw new Error('No server is ready.');
    try {
      return await send(server.port, sent, server.agent);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') throw error;
      return ask(sent, [...triedBefore, server.port]);
    }
  };
  return {
    ask: (sent) => ask(sent),
    add: (port) => void servers.set(port, { port, agent: new Agent({ keepAlive: true }), isReady: false }),
    remove(port) {
      servers.get(port)?.agent.destroy();
      servers.delete(port);
    },
    close() {
      clearInterval(looking);
      for (const { agent } of servers.values()) agent.destroy();
    },
  };
}
