import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

export const breadcrumbDocs = {
  summary: 'The position of a page: the pages above it as links, the page itself as text.',
  insteadUse: ['A link back if there is only one way to the page.'],
  guidance: [
    {
      do: {
        sentence: 'Give each level the title of its page, and end with the record that is open.',
        Example: () => (
          <Surface>
            <Breadcrumb items={[{ label: 'Applications', href: '#applications' }, { label: 'Ada Wren' }]} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Copy the parts of the address: ‘list’ and an internal id are the title of no page.',
        Example: () => (
          <Surface>
            <Breadcrumb items={[{ label: 'list', href: '#list' }, { label: '7f3a-91c2' }]} />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<Breadcrumb>
  <ol>
    <li> link of a page above
    <li> the page itself`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves through the links. The current page is not focusable.' },
    { keys: 'Enter', effect: 'Opens the page of the link.' },
  ],
  attributes: [{ name: 'aria-current', on: 'the last item', meaning: 'The current page.' }],
} as const satisfies BlockDocs;
