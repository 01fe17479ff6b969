import { describe, expect, test } from 'vitest';
import { offered, situations, type Situation } from '../../testing/offered-actions.ts';
import { everyClaim, type Claim } from '../permissions.ts';
import { evaluateAction, evaluateActions } from '../action.ts';
import { applicationActions, type ActionId } from './application-actions.ts';
import { statuses } from './application-status.ts';

/** Table P: any one of these claims permits the action on an incomplete application. */
const claimOf: Record<ActionId, readonly string[]> = {
  emailResumeLink: ['app.emailresumelink'],
  resendCompletionEmail: ['app.resendcompletionemail'],
  finalReport: ['app.generatefinalreport'],
  draftReport: ['app.generatedraftreport'],
  triggerIntegration: ['app.triggerapi'],
  unlockApplication: ['app.unlockapplication'],
  assignee: ['app.assign'],
  label: ['label.assign', 'label.add'],
  owner: ['app.changeowner'],
  primaryEmail: ['app.changeprimaryemail'],
  signingMode: ['app.changesigningmode'],
  depersonalise: ['app.depersonalise'],
  cancel: ['app.cancel'],
  view: ['app.view'],
  edit: ['app.edit'],
};

const actions = Object.keys(offered) as ActionId[];
const incomplete = { Status: 'Primary edit', IsComplete: false, ApplicationModeCode: 'Online' };

describe.each(actions)('%s', (id) => {
  test.each(Object.entries(offered[id]))(
    '%s: is available in exactly the statuses of the table',
    (situation, marks) => {
      const facts = situations[situation as Situation];
      const found = statuses.map((Status) =>
        evaluateAction(applicationActions[id], { ...facts, Status }, everyClaim).available ? 'x' : '-',
      );
      expect(found.join(' ')).toBe(marks);
    },
  );

  test('is permitted to each of its claims alone (PERM-006, PERM-007, PERM-009, PERM-015, PERM-016, PERM-028, PERM-030, PERM-031, PERM-033)', () => {
    for (const claim of claimOf[id])
      expect(evaluateAction(applicationActions[id], incomplete, [claim]), claim).toMatchObject({
        permitted: true,
      });
  });

  test('is neither offered nor explained to a user who holds every claim except its own', () => {
    const others = everyClaim.filter((claim) => !claimOf[id].includes(claim));
    for (const Status of statuses)
      for (const facts of Object.values(situations))
        expect(evaluateAction(applicationActions[id], { ...facts, Status }, others)).toMatchObject({
          permitted: false,
          available: false,
          reason: undefined,
        });
  });

  test('gives a reason exactly when the state forbids the action', () => {
    for (const Status of statuses)
      for (const facts of Object.values(situations)) {
        const state = evaluateAction(applicationActions[id], { ...facts, Status }, everyClaim);
        expect(Boolean(state.reason)).toBe(!state.available);
      }
  });
});

test('lists the menu entries of OP-113 in their order, with View and Edit last', () => {
  expect(evaluateActions(applicationActions, incomplete, everyClaim).map(({ label }) => label)).toEqual([
    'Email resume link',
    'Resend email',
    'Final report',
    'Draft report',
    'Confirm Action',
    'Unlock Application',
    'Assignee',
    'Label',
    'Edit Owner',
    'Edit Email Address',
    'Change Signing Mode',
    'Depersonalise application',
    'Cancel application',
    'View',
    'Edit',
  ]);
});

test('permits nothing without a claim', () => {
  expect(
    evaluateActions(applicationActions, incomplete, []).filter(
      ({ permitted, available }) => permitted || available,
    ),
  ).toEqual([]);
});

test('rejects a claim that is longer or written differently (OP-044)', () => {
  for (const claim of ['app.cancel.all', 'APP.CANCEL', 'app.cance', ' app.cancel'])
    expect(evaluateAction(applicationActions.cancel, incomplete, [claim]).permitted).toBe(false);
});

test.each([
  ['an incomplete application', false, ['app.edit'], true],
  ['a complete one', true, ['app.edit'], false],
  ['a complete one', true, ['app.editcompleted'], false],
  ['a complete one', true, ['app.edit', 'app.editcompleted'], true],
])(
  'editing %s (complete: %s) with %j is available: %s (PERM-037, OP-042)',
  (_, IsComplete, claims, available) => {
    expect(evaluateAction(applicationActions.edit, { ...incomplete, IsComplete }, claims).available).toBe(
      available,
    );
  },
);

test('explains that a depersonalised application cannot be edited only to users who could edit it otherwise (OP-051)', () => {
  const depersonalised = { Status: 'Depersonalised', IsComplete: true, ApplicationModeCode: 'Online' };
  expect(evaluateAction(applicationActions.edit, depersonalised, ['app.edit']).reason).toBeUndefined();
  expect(
    evaluateAction(applicationActions.edit, depersonalised, ['app.edit', 'app.editcompleted']).reason,
  ).toBe('A depersonalised application cannot be edited.');
});

test.each([
  ['Pin', true],
  ['Online', true],
  ['', true],
  [null, true],
  ['PrintandSign', false],
  ['Print & Sign', false],
  ['Carrier pigeon', false],
])('a resume link for the mode %j is available: %s (OP-131)', (ApplicationModeCode, available) => {
  expect(
    evaluateAction(applicationActions.emailResumeLink, { ...incomplete, ApplicationModeCode }, everyClaim)
      .available,
  ).toBe(available);
});

test('ignores the case of a status and spaces around it (OP-052)', () => {
  expect(
    evaluateAction(applicationActions.unlockApplication, { ...incomplete, Status: ' LOCKED ' }, everyClaim)
      .available,
  ).toBe(true);
});

test('an unknown status allows only actions that require no particular status', () => {
  const unknown = { ...incomplete, Status: 'Custom X' };
  const available = evaluateActions(applicationActions, unknown, everyClaim).filter(
    (state) => state.available,
  );
  expect(available.map(({ id }) => id)).toEqual([
    'draftReport',
    'assignee',
    'label',
    'owner',
    'primaryEmail',
    'depersonalise',
    'cancel',
    'view',
    'edit',
  ]);
});

test('every claim of an action is listed in table P', () => {
  const claims = Object.values(applicationActions).flatMap(({ needs }): readonly Claim[] =>
    typeof needs === 'string' ? [needs] : needs,
  );
  expect(claims.toSorted()).toEqual(Object.values(claimOf).flat().toSorted());
});
