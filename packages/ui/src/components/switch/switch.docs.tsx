import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Switch } from './switch.tsx';

export const switchDocs = {
  summary: 'Turns something on or off immediately, without a Save button.',
  insteadUse: ['A checkbox for a value of a form.'],
  guidance: [
    {
      do: {
        sentence: 'Label a switch by the setting: on means that it applies.',
        Example: () => (
          <Surface>
            <Switch label="Email notifications" labelFirst defaultChecked />
          </Surface>
        ),
      },
      dont: {
        sentence: 'A verb in the label: a switch ‘Turn off’ that is on can be read both ways.',
        Example: () => (
          <Surface>
            <Switch label="Turn off email notifications" labelFirst defaultChecked />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<Switch>
  label
    track with thumb
    text
  hint`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves the focus to the switch.' },
    { keys: 'Space', effect: 'Turns it on or off.' },
  ],
  attributes: [{ name: 'aria-describedby', on: 'the switch', meaning: 'The hint.' }],
} as const satisfies BlockDocs;
