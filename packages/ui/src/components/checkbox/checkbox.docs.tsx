import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { Checkbox } from './checkbox.tsx';

export const checkboxDocs = {
  summary: 'A yes-or-no value in a form. The third state is for a box that selects several items.',
  insteadUse: ['A switch if it takes effect immediately.', 'A radio group for one of several options.'],
  guidance: [
    {
      do: {
        sentence: 'Word the label so that a tick means yes.',
        Example: () => (
          <Surface>
            <Checkbox label="Send me a copy" defaultChecked />
          </Surface>
        ),
      },
      dont: {
        sentence: 'A label with ‘not’: a tick that switches something off has to be read twice.',
        Example: () => (
          <Surface>
            <Checkbox label="Do not send me a copy" defaultChecked />
          </Surface>
        ),
      },
    },
    {
      do: {
        sentence: 'For a consent, name what is accepted and leave the box empty.',
        Example: () => (
          <Surface>
            <Checkbox label="I agree that my credit file is read" required />
          </Surface>
        ),
      },
      dont: {
        sentence: 'A consent that is ticked in advance: nobody has given it.',
        Example: () => (
          <Surface>
            <Checkbox label="I agree" defaultChecked required />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<Checkbox>
  label
    <CheckboxBox>
    text
  hint, or error`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves the focus to the box.' },
    { keys: 'Space', effect: 'Checks or unchecks it.' },
  ],
  attributes: [
    { name: 'aria-invalid', on: 'the box', meaning: 'The error below is shown.' },
    { name: 'aria-describedby', on: 'the box', meaning: 'The hint or the error.' },
  ],
} as const satisfies BlockDocs;
