import { Copy, Layers, Rocket, Search, Waypoints, X } from 'lucide';
import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { IconButton } from './icon-button.tsx';

export const iconButtonDocs = {
  summary: 'A button with only an icon. Its name is its tooltip and its accessible name.',
  insteadUse: ['A button with a label for the main action of a region.'],
  guidance: [
    {
      do: {
        sentence: 'For the few icons that everybody knows, such as close, copy and search.',
        Example: () => (
          <Surface>
            <div className="flex justify-center gap-2">
              <IconButton icon={Search} name="Search" />
              <IconButton icon={Copy} name="Copy reference" />
              <IconButton icon={X} name="Close" />
            </div>
          </Surface>
        ),
      },
      dont: {
        sentence: 'For actions without a common icon: people have to hover to tell ‘Assign’ from ‘Escalate’.',
        Example: () => (
          <Surface>
            <div className="flex justify-center gap-2">
              <IconButton icon={Waypoints} name="Assign" />
              <IconButton icon={Layers} name="Set label" />
              <IconButton icon={Rocket} name="Escalate" />
            </div>
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<IconButton>
  <Tooltip>
  icon, or a spinner while work is under way`,
  keyboard: [
    { keys: 'Enter, Space', effect: 'Presses the button.' },
    { keys: 'Escape', effect: 'Closes the tooltip.' },
  ],
  attributes: [
    { name: 'data-pending', on: 'the button', meaning: 'Work is under way: clicks are ignored.' },
    { name: 'aria-disabled', on: 'the button', meaning: 'It stays focusable, but does nothing.' },
  ],
} as const satisfies BlockDocs;
