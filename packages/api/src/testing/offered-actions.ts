import type { ActionId } from '../contract/index.ts';

export const situations = {
  'incomplete, online': { IsComplete: false, ApplicationModeCode: 'Online' },
  'incomplete, print ': { IsComplete: false, ApplicationModeCode: 'Print & Sign' },
  'complete, online  ': { IsComplete: true, ApplicationModeCode: 'Online' },
  'complete, print   ': { IsComplete: true, ApplicationModeCode: 'Print & Sign' },
} as const;
export type Situation = keyof typeof situations;

/**
 * The actions available to a user with every claim, written by hand from the specification. The columns are the
 * statuses Adviser edit, Adviser submit, Primary edit, Primary submit, Secondary review, Documents pending, Locked,
 * Depersonalised, Complete, Cancelled.
 */
export const offered: Record<ActionId, Record<Situation, string>> = {
  emailResumeLink: {
    'incomplete, online': '- x x x x - - - - -',
    'incomplete, print ': '- - - - - - - - - -',
    'complete, online  ': '- - - - - - - - - -',
    'complete, print   ': '- - - - - - - - - -',
  },
  resendCompletionEmail: {
    'incomplete, online': '- - - - - - - - - -',
    'incomplete, print ': '- - - - - - - - - -',
    'complete, online  ': 'x x x x x x x - x x',
    'complete, print   ': '- - - - - - - - - -',
  },
  finalReport: {
    'incomplete, online': '- - - - - - - - - -',
    'incomplete, print ': '- - - - - - - - - -',
    'complete, online  ': 'x x x x x x x x x x',
    'complete, print   ': 'x x x x x x x x x x',
  },
  draftReport: {
    'incomplete, online': 'x x x x x x x x x x',
    'incomplete, print ': 'x x x x x x x x x x',
    'complete, online  ': '- - - - - - - - - -',
    'complete, print   ': '- - - - - - - - - -',
  },
  triggerIntegration: {
    'incomplete, online': '- - - - - - - - - -',
    'incomplete, print ': '- - - - - - - - - -',
    'complete, online  ': 'x x x x x x x x x x',
    'complete, print   ': 'x x x x x x x x x x',
  },
  unlockApplication: {
    'incomplete, online': '- - - - - - x - - -',
    'incomplete, print ': '- - - - - - x - - -',
    'complete, online  ': '- - - - - - x - - -',
    'complete, print   ': '- - - - - - x - - -',
  },
  assignee: {
    'incomplete, online': 'x x x x x x x x x x',
    'incomplete, print ': 'x x x x x x x x x x',
    'complete, online  ': 'x x x x x x x x x x',
    'complete, print   ': 'x x x x x x x x x x',
  },
  label: {
    'incomplete, online': 'x x x x x x x x x x',
    'incomplete, print ': 'x x x x x x x x x x',
    'complete, online  ': 'x x x x x x x x x x',
    'complete, print   ': 'x x x x x x x x x x',
  },
  owner: {
    'incomplete, online': 'x x x x x x x x x x',
    'incomplete, print ': 'x x x x x x x x x x',
    'complete, online  ': 'x x x x x x x x x x',
    'complete, print   ': 'x x x x x x x x x x',
  },
  primaryEmail: {
    'incomplete, online': 'x x x x x x x x x x',
    'incomplete, print ': 'x x x x x x x x x x',
    'complete, online  ': '- - - - - - - - - -',
    'complete, print   ': '- - - - - - - - - -',
  },
  signingMode: {
    'incomplete, online': 'x - - - - - - - - -',
    'incomplete, print ': 'x - - - - - - - - -',
    'complete, online  ': 'x - - - - - - - - -',
    'complete, print   ': 'x - - - - - - - - -',
  },
  depersonalise: {
    'incomplete, online': 'x x x x x x x - x x',
    'incomplete, print ': 'x x x x x x x - x x',
    'complete, online  ': 'x x x x x x x - x x',
    'complete, print   ': 'x x x x x x x - x x',
  },
  cancel: {
    'incomplete, online': 'x x x x x x x x x -',
    'incomplete, print ': 'x x x x x x x x x -',
    'complete, online  ': 'x x x x x x x x x -',
    'complete, print   ': 'x x x x x x x x x -',
  },
  view: {
    'incomplete, online': 'x x x x x x x x x x',
    'incomplete, print ': 'x x x x x x x x x x',
    'complete, online  ': 'x x x x x x x x x x',
    'complete, print   ': 'x x x x x x x x x x',
  },
  edit: {
    'incomplete, online': 'x x x x x x x - x x',
    'incomplete, print ': 'x x x x x x x - x x',
    'complete, online  ': 'x x x x x x x - x x',
    'complete, print   ': 'x x x x x x x - x x',
  },
};
