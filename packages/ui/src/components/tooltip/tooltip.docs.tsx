import type { BlockDocs } from '../../docs/block.docs.ts';
import { Button } from '../button/index.ts';
import { tooltip, tooltipText } from './tooltip.styles.ts';

/** The open tooltip, which otherwise is above the page. */
const OpenTooltip = ({ text }: { text: string }) => (
  <div className="grid justify-items-center gap-1.5">
    <Button aria-disabled>Export</Button>
    <span className={`${tooltip({ wide: false })} static!`}>
      <span className={tooltipText()}>{text}</span>
    </span>
  </div>
);

export const tooltipDocs = {
  summary: 'A short text about a control, on hover and on focus. It stays while the pointer is on it.',
  insteadUse: [
    'A hint below a field for information that everybody needs.',
    'A dialog for content with controls.',
  ],
  guidance: [
    {
      do: {
        sentence: 'On a disabled control, say in one sentence what makes it possible.',
        Example: () => <OpenTooltip text="Select at least one row" />,
      },
      dont: {
        sentence: 'Help of several sentences: it covers the control, and touch screens never show it.',
        Example: () => (
          <OpenTooltip text="The export contains all columns of the current view in their order. Large exports are sent by email. Contact your administrator to change the limit." />
        ),
      },
    },
  ],
  anatomy: `<Tooltip>
  the control
  the tooltip`,
  keyboard: [
    { keys: 'Tab', effect: 'Opens the tooltip when its control gets the focus.' },
    { keys: 'Escape', effect: 'Closes the tooltip; the focus stays.' },
  ],
  attributes: [
    {
      name: 'aria-describedby',
      on: 'the control',
      meaning: 'Refers to the open tooltip, unless it only repeats the name.',
    },
    { name: 'aria-hidden', on: 'the tooltip', meaning: 'It only repeats the name of its control.' },
  ],
} as const satisfies BlockDocs;
