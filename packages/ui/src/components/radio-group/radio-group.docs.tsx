import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { RadioGroup } from './radio-group.tsx';

export const radioGroupDocs = {
  summary: 'One of a few options, all visible; as cards if the choice decides the next step.',
  insteadUse: ['A select for more than about five options.', 'A toggle group for views of the same content.'],
  guidance: [
    {
      do: {
        sentence: 'If the choice decides what follows, explain each option in its hint.',
        Example: () => (
          <Surface>
            <RadioGroup
              label="Applicant"
              defaultValue="company"
              options={[
                { value: 'person', label: 'A person', hint: 'Needs a passport or licence' },
                { value: 'company', label: 'A company', hint: 'Needs its ACN' },
              ]}
            />
          </Surface>
        ),
      },
      dont: {
        sentence: 'Internal codes as options: readers have to guess which one is theirs.',
        Example: () => (
          <Surface>
            <RadioGroup
              label="Applicant"
              defaultValue="com"
              options={[
                { value: 'ind', label: 'IND' },
                { value: 'com', label: 'COM' },
              ]}
            />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `<RadioGroup>
  legend
  hint
  options
    label
      radio
      text
    hint, or the reason why it is disabled
  error`,
  keyboard: [
    { keys: 'Tab', effect: 'Moves the focus to the selected option, or the first.' },
    { keys: 'Arrow keys', effect: 'Select the next or the previous enabled option.' },
    { keys: 'Space', effect: 'Selects the focused option.' },
  ],
  attributes: [
    { name: 'aria-required', on: 'the group', meaning: 'A selection is required.' },
    { name: 'aria-invalid', on: 'the group and its radios', meaning: 'The error below is shown.' },
    {
      name: 'aria-describedby',
      on: 'the group, and an option',
      meaning: 'The hint or the error; of an option its hint, or the reason why it is disabled.',
    },
  ],
} as const satisfies BlockDocs;
