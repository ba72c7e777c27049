import type { Command } from 'commander';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { listTopics, loadTopicFile } from '../discovery/topic-assignment/index.ts';
import { OperatorError } from '../platform/config/operator-error.ts';
import { readCommandEnv } from './operations/command-env.ts';
import { createDeps } from './open-deps.ts';

/** Adds the commands that list and load the tree of topics (SR-16). */
export function addTopics(program: Command, say: (line: string) => void): void {
  const topics = program
    .command('topics')
    .description('the tree of topics, and the words by which texts are recognized to be about them');
  topics
    .command('list')
    .description('prints all topics as JSON')
    .action(async () => {
      const { deps, close } = await createDeps(readCommandEnv(), () => undefined);
      try {
        say(JSON.stringify(await listTopics(deps.db), null, 2));
      } finally {
        await close();
      }
    });
  topics
    .command('load')
    .description('stores the topics of a JSON file; topics that it does not list stay')
    .argument('<file>')
    .action(async (file: string) => {
      const text = await readFile(resolve(file), 'utf8').catch((cause: unknown) => {
        throw new OperatorError(`${file} cannot be read. Check its path.`, { cause });
      });
      const { deps, close } = await createDeps(readCommandEnv(), say);
      try {
        const count = await loadTopicFile(deps.db, text);
        say(`${count} topics stored. Pins get their topics in the background.`);
      } finally {
        await close();
      }
    });
}
