import { join } from 'node:path';
import type { Plugin } from 'vite';
import { notesFolder, readNotes } from '../tools/review/notes.ts';
import { stateRecords, statesOf, type IndexEntry } from '../tools/review/states.ts';
import { root } from '../tools/root.ts';

/** Storybook's index, with the entries in the order of the sidebar. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, IndexEntry>>;
}

/** Serves and builds `states.json`: every state with its stories, the requirements they prove and its review. */
export function statesJson(readIndex: () => Promise<StoryIndex>): Plugin {
  const json = async () => {
    const { entries } = await readIndex();
    const { notes } = readNotes(join(root, notesFolder));
    return JSON.stringify(stateRecords(statesOf(root), Object.values(entries), notes));
  };
  return {
    name: 'states-json',
    configureServer({ middlewares }) {
      middlewares.use('/states.json', (_request, response, next) => {
        json().then((body) => {
          response.setHeader('content-type', 'application/json');
          response.end(body);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'states.json', source: await json() });
    },
  };
}
