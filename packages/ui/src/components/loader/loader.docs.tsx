import type { BlockDocs } from '../../docs/block.docs.ts';
import { Loader } from './loader.tsx';

export const loaderDocs = {
  summary:
    'Fills a page or a region while it is loading, with a text that says what is loading. It appears after 200 ms, so that a short wait does not flicker.',
  insteadUse: ['A skeleton if the layout of the content is known.', 'A pending button for a running action.'],
  guidance: [
    {
      do: {
        sentence: 'Name what is loading, so that people know which part is slow.',
        Example: () => <Loader text="Getting the applications..." className="min-h-0!" />,
      },
      dont: {
        sentence: '‘Please wait’: people cannot tell what is slow, or whether to come back later.',
        Example: () => <Loader text="Please wait..." className="min-h-0!" />,
      },
    },
  ],
  anatomy: `<Loader>
  spinner
  text`,
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
