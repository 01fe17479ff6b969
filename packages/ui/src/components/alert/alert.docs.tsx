import type { BlockDocs } from '../../docs/block.docs.ts';
import { Button } from '../button/index.ts';
import { Alert } from './alert.tsx';

export const alertDocs = {
  summary: 'A message about the page or the dialog around it. Screen readers announce it when it appears.',
  insteadUse: [
    'A toast for the result of an action that belongs to no part of the page.',
    'A confirm-result dialog for the result of a confirmed action.',
    'The error of a field for a problem with one value.',
  ],
  guidance: [
    {
      do: {
        sentence: 'After a failure, say what happened, what was kept and what to do next.',
        Example: () => (
          <Alert
            className="w-full"
            tone="danger"
            title="The report could not be created"
            actions={<Button>Try again</Button>}
          >
            Your filters are kept.
          </Alert>
        ),
      },
      dont: {
        sentence: '‘Something went wrong’: nobody knows whether to wait, to retry or to call.',
        Example: () => (
          <Alert className="w-full" tone="danger">
            Something went wrong.
          </Alert>
        ),
      },
    },
    {
      do: {
        sentence: 'One alert for the one fact that changes what people do on this page.',
        Example: () => (
          <Alert className="w-full" tone="warning">
            This application expires on 30 Nov 2026.
          </Alert>
        ),
      },
      dont: {
        sentence: 'An alert for each fact: people learn to look past all of them.',
        Example: () => (
          <div className="grid w-full gap-2">
            <Alert>Two comments are new.</Alert>
            <Alert tone="success">Identity is verified.</Alert>
            <Alert tone="warning">It expires on 30 Nov 2026.</Alert>
          </div>
        ),
      },
    },
  ],
  anatomy: `<Alert>
  icon of the tone
  title
  message
  actions`,
  keyboard: [],
  attributes: [
    {
      name: 'data-tone',
      on: 'the alert',
      meaning: 'The kind of message: info, success, warning or danger.',
    },
  ],
} as const satisfies BlockDocs;
