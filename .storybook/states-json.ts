import type { Plugin } from 'vite';
import { stateRecords, readStates, type IndexEntry } from '../tools/review/states.ts';
import { root } from '../tools/root.ts';

/** Storybook's index, with the entries in the order of the sidebar. */
interface StoryIndex {
  readonly entries: Readonly<Record<string, IndexEntry>>;
}

/** Serves and builds `states.json`: every state with its stories, the requirements they prove and its review. */
export function statesJson(readIndex: () => Promise<StoryIndex>): Plugin {
  const json = async () =>
    JSON.stringify(stateRecords(readStates(root), Object.values((await readIndex()).entries), () => null));
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
