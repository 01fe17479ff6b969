import type { BlockDocs } from '../../docs/block-docs.ts';

export const confirmResultDocs = {
  summary:
    'Asks before something that cannot be undone, works, and tells the outcome for every item, all in one dialog. It cannot be confirmed twice or left while it works.',
  insteadUse: [
    'A dialog where the answer is a form.',
    'An alert with an undo where the action can be taken back.',
  ],
  anatomy: `<ConfirmResult>
  title, close
  question, then progress, then the outcome
  <ResultList>
    code, name, outcome, reason
  back and confirm, then retry and close`,
  keyboard: [
    { keys: 'Tab, Shift + Tab', effect: 'Moves among the controls of the dialog and stays inside.' },
    {
      keys: 'Enter, Space',
      effect: 'Presses the focused button; pressed again or held down while it works, they do nothing.',
    },
    {
      keys: 'Escape',
      effect: 'Goes back while asking, closes once there is an outcome, does nothing while it works.',
    },
  ],
  attributes: [
    { name: 'aria-disabled', on: 'the button that confirms or retries', meaning: 'The action is under way.' },
  ],
} as const satisfies BlockDocs;
