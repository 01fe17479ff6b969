import type { BlockDocs } from '../../docs/block.docs.ts';
import { Surface } from '../../docs/fixtures/surface.tsx';
import { TextArea } from './text-area.tsx';

export const textAreaDocs = {
  summary:
    'Several lines of text. It grows with its text, counts the characters, and never cuts a text beyond its limit.',
  insteadUse: ['TextField for one line.'],
  guidance: [
    {
      do: {
        sentence: 'Ask for what the next reader needs, and show the limit from the start.',
        Example: () => (
          <Surface>
            <TextArea
              label="Reason for declining"
              hint="The applicant reads it."
              limit={500}
              defaultValue="Income could not be verified."
            />
          </Surface>
        ),
      },
      dont: {
        sentence: '‘Comments’ without a hint: half of them are empty, the other half explain too much.',
        Example: () => (
          <Surface>
            <TextArea label="Comments" defaultValue="see mail" />
          </Surface>
        ),
      },
    },
  ],
  anatomy: `Field
  div with fieldBox
    textarea
    div, only with a limit or an action
      TextCounter (span), describes the text area
      action`,
  keyboard: [
    { keys: 'Enter', effect: 'Inserts a new line.' },
    { keys: 'Tab', effect: 'Moves the focus to the action in the footer.' },
  ],
  attributes: [{ name: 'data-over', on: 'TextCounter', meaning: 'The text is longer than the limit.' }],
} as const satisfies BlockDocs;
