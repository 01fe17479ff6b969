import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Spinner } from '../spinner/index.ts';
import { Skeleton } from './skeleton.tsx';

export const skeletonDocs = {
  summary:
    'A placeholder with the shape and size of content that is loading, so that the layout does not shift. It is hidden from assistive technology: its container sets `aria-busy`.',
  insteadUse: ['A loader if the layout of the content is not known.'],
  guidance: [
    {
      do: {
        sentence: 'While a list loads, draw rows in the real widths of its columns.',
        Example: () => (
          <Surface>
            <div aria-busy className="grid gap-4">
              {[120, 96, 140].map((width) => (
                <div key={width} className="flex items-center justify-between">
                  <Skeleton width={width} />
                  <Skeleton shape="pill" />
                </div>
              ))}
            </div>
          </Surface>
        ),
      },
      dont: {
        sentence: 'A spinner in the middle of a list: the page jumps when the rows arrive.',
        Example: () => (
          <Surface>
            <div className="grid min-h-[84px] place-items-center">
              <Spinner size="lg" label="Loading" />
            </div>
          </Surface>
        ),
      },
    },
  ],
  anatomy: '<Skeleton>',
  keyboard: [],
  attributes: [],
} as const satisfies BlockDocs;
