import { Ban, Download } from 'lucide';
import type { ReactNode } from 'react';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Button } from './button.tsx';

/** The lower end of a dialog. */
const Footer = ({ children }: { children: ReactNode }) => (
  <Surface>
    <div className="flex flex-wrap justify-end gap-2">{children}</div>
  </Surface>
);

export const buttonDocs = {
  summary: 'Starts an action on this page. A link button looks the same and links to another address.',
  insteadUse: [
    'A text link inside a sentence.',
    'An icon button if there is no room for a label and the icon is well known.',
    'A menu for more than three actions of equal weight.',
  ],
  guidance: [
    {
      do: {
        sentence: 'One filled button in a dialog: the one that does what its title says.',
        Example: () => (
          <Footer>
            <Button>Cancel</Button>
            <Button variant="primary">Set label</Button>
          </Footer>
        ),
      },
      dont: {
        sentence: 'Three filled buttons in a row: none of them is the next step.',
        Example: () => (
          <Footer>
            <Button variant="primary">Clear</Button>
            <Button variant="primary">Cancel</Button>
            <Button variant="primary">Set label</Button>
          </Footer>
        ),
      },
    },
    {
      do: {
        sentence: 'Red only for the button that destroys, with a neutral way out beside it.',
        Example: () => (
          <Footer>
            <Button>Go back</Button>
            <Button variant="danger" icon={Ban}>
              Confirm
            </Button>
          </Footer>
        ),
      },
      dont: {
        sentence: 'Red to draw attention to an ordinary action such as an export.',
        Example: () => (
          <Footer>
            <Button variant="danger">Cancel</Button>
            <Button variant="danger">Export</Button>
          </Footer>
        ),
      },
    },
    {
      do: {
        sentence: 'Name the action by a verb, so that it can be read on its own.',
        Example: () => <Button icon={Download}>Export</Button>,
      },
      dont: {
        sentence: '‘OK’, which says nothing to a reader who sees it without the question.',
        Example: () => <Button variant="primary">OK</Button>,
      },
    },
  ],
  anatomy: `<Button> or <LinkButton>
  icon, or a spinner while work is under way
  label
  end icon`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Presses the button.' },
    { keys: 'Enter', effect: 'Follows a link button.' },
  ],
  attributes: [
    {
      name: 'data-pending',
      on: 'the button',
      meaning: 'Work is under way: clicks are ignored, the label stays.',
    },
    { name: 'aria-disabled', on: 'the button', meaning: 'It stays focusable, but does nothing.' },
  ],
} as const satisfies BlockDocs;
