import type { BlockDocs } from '../docs/block.docs.ts';
import { Surface } from '../docs/fixtures/surface.tsx';
import type { Finding } from '../theme/check/index.ts';
import { FindingsList } from './findings-list.tsx';

const warning: Finding = {
  id: 'brand-near-danger',
  level: 'warning',
  field: 'brand',
  what: 'The brand is 0° from the colour of danger, 25° is asked: only icon and outline tell a destructive button apart.',
  nearest: '#a65100',
};
const nothing = () => undefined;

export const findingsListDocs = {
  summary:
    'What a check of a look found: what fails, what users may regret, and which colours are replaced. Each finding offers the nearest colour that passes.',
  insteadUse: ['An alert for a problem that a check of a look does not find.'],
  guidance: [
    {
      do: {
        sentence: 'Where the colour can be changed, offer the one that passes.',
        Example: () => (
          <Surface>
            <FindingsList aria-label="Findings" findings={[warning]} onColourUse={nothing} />
          </Surface>
        ),
      },
      dont: {
        sentence: 'A finding without a way out next to the field that it is about.',
        Example: () => (
          <Surface>
            <FindingsList aria-label="Findings" findings={[warning]} />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `ul
  li for each finding
    Badge: Fails, Warning or Adjusted
    p
    Button, if a colour passes`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'On Use: calls `onColourUse`. Move the focus to the field then.' },
  ],
  attributes: [{ name: 'data-tone', on: 'Badge', meaning: 'The level of the finding.' }],
} as const satisfies BlockDocs;
