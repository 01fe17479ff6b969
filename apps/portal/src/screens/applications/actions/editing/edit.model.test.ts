import type { Failure } from '@portal/api/contract';
import { anApplicationDetail, anApplicationRow, guidOf } from '@portal/api/mocks';
import { describe, expect, test } from 'vitest';
import { targetOf } from '../action-target.ts';
import {
  assignDisabledReason,
  emailDisabledReason,
  labelChoices,
  labelCount,
  labelDisabledReason,
  ownerChoices,
  ownerDisabledReason,
  peopleFound,
  personChoices,
  errorText,
  savedOwner,
} from './edit.model.ts';

const ann = { Name: 'Ann Able', Value: 'G-ANN' };
const otto = { Name: 'Old Otto', Value: 'G-OTTO' };
const assignees = [
  { ...ann, Assignable: true },
  { ...otto, Assignable: false },
];

describe('the target of a dialog', () => {
  test('is the same for a list row and for a detail, except the instance, which only a detail has', () => {
    const row = anApplicationRow(1001, {
      AccountName: 'A',
      AssigneeUserId: 'G-ANN',
      AssigneeDisplayName: 'Ann Able',
      Label: 'VIP',
      AdviserName: 'Priya Raman',
      PrimaryEmail: 'elena.marchetti@post.example',
      ApplicationModeCode: 'Pin',
    });
    const detail = anApplicationDetail({ AccountName: 'A' });
    const known = {
      guid: guidOf(1001),
      id: 1001,
      name: 'A',
      assignee: ann,
      owner: 'Priya Raman',
      email: 'elena.marchetti@post.example',
      label: 'VIP',
      signingMode: 'Online',
    };
    expect(targetOf(row)).toEqual({ ...known, instance: null });
    expect(targetOf(detail)).toEqual({ ...known, instance: 'harbour-1' });
  });

  test('has no assignee and no label when none is saved', () => {
    const bare = anApplicationRow(1001, { AssigneeUserId: null, AssigneeDisplayName: null, Label: null });
    expect(targetOf(bare)).toMatchObject({ assignee: undefined, label: undefined });
  });
});

describe('the people who can be chosen (ACT-066, ACT-109)', () => {
  const idsFor = (saved: typeof ann | undefined) =>
    personChoices(assignees, saved).map(({ value, retired }) => `${value}${retired ? ' retired' : ''}`);

  test.each([
    [undefined, ['G-ANN']],
    [ann, ['G-ANN']],
    [otto, ['G-ANN', 'G-OTTO retired']],
    [{ Name: 'Zoe Gone', Value: 'G-ZOE' }, ['G-ANN', 'G-ZOE retired']],
  ])('with %j saved, the choices are %j', (saved, expected) => {
    expect(idsFor(saved)).toEqual(expected);
  });
});

test('the saved label stays selectable after it was removed from the list of labels', () => {
  const vip = { Name: 'VIP', Value: 'VIP' };
  expect(labelChoices([vip], undefined)).toEqual([vip]);
  const hot = { Name: 'Hot', Value: 'Hot' };
  expect(labelChoices([hot, vip], 'VIP')).toEqual([hot, vip]);
  expect(labelChoices([vip], 'Old')).toEqual([vip, { Name: 'Old', Value: 'Old' }]);
});

describe('a disabled button says why', () => {
  test.each([
    ['', undefined, 'Choose an assignee first.'],
    ['G-ANN', ann, 'Ann Able is the assignee already.'],
    ['G-ANN', { ...ann, Name: '' }, 'This person is the assignee already.'],
    ['G-ANN', otto, undefined],
    ['G-ANN', undefined, undefined],
  ])(
    'assigning %j when %j is saved shows the reason: %s (ACT-067, ACT-068, ACT-069)',
    (chosen, saved, expected) => {
      expect(assignDisabledReason(chosen, saved)).toBe(expected);
    },
  );

  test.each([
    ['', undefined, 'Choose a label first.'],
    ['VIP', 'VIP', 'VIP is the label already.'],
    ['VIP', 'Hot', undefined],
  ])('setting the label %j when %j is saved shows the reason: %s (ACT-077)', (chosen, saved, expected) => {
    expect(labelDisabledReason(chosen, saved)).toBe(expected);
  });
});

test.each([
  [0, 5, { text: '0 / 5', full: false }],
  [4, 5, { text: '4 / 5', full: false }],
  [5, 5, { text: '5 / 5', full: true }],
  [6, 5, { text: '6 / 5', full: true }],
  [0, 0, { text: '0 / 0', full: true }],
])(
  'the counter shows %i labels of %i and says whether the limit is reached (ACT-082, ACT-084)',
  (labels, limit, expected) => {
    expect(labelCount(labels, limit)).toEqual(expected);
  },
);

const unknown = 'An unknown error occurred.';
test.each<[Failure, string]>([
  [{ kind: 'invalid', message: 'Already there.' }, 'Already there.'],
  [{ kind: 'conflict', message: 'Somebody was faster.' }, 'Somebody was faster.'],
  [{ kind: 'throttled', message: 'Try again in 5 seconds.' }, 'Try again in 5 seconds.'],
  [{ kind: 'invalid', message: '' }, unknown],
  [{ kind: 'network' }, unknown],
  [{ kind: 'forbidden' }, unknown],
  [{ kind: 'server', status: 500, requestId: undefined }, unknown],
])('the failure %j is shown as: %s', (failure, expected) => {
  expect(errorText(failure)).toBe(expected);
});

test('people are found by any part of their names, ignoring case and accents, and the chosen person stays', () => {
  const people = ['Zoë Müller', 'Ann Able', 'Mulan Park', 'Pat O’Brien'].map((name) => ({
    value: name,
    name,
    retired: false,
  }));
  const found = (text: string, chosen = '') => peopleFound(people, text, chosen).map(({ name }) => name);
  expect(found('MUL')).toEqual(['Zoë Müller', 'Mulan Park']);
  expect(found(' zoe ')).toEqual(['Zoë Müller']);
  expect(found("o'brien")).toEqual(['Pat O’Brien']);
  expect(found('')).toHaveLength(4);
  expect(found('nobody', 'Ann Able')).toEqual(['Ann Able']);
});

const owners = [
  { PublicId: 'P-1', DisplayName: 'Priya Raman', GlobalUserId: 'G-1' },
  { PublicId: 'P-2', DisplayName: 'Mia My', GlobalUserId: 'G-2' },
  { PublicId: 'P-3', DisplayName: 'Mia My', GlobalUserId: 'G-3' },
];

test('every owner can be chosen, and the saved owner is the first with the name on the record (OP-137)', () => {
  expect(ownerChoices(owners).map(({ value, name, retired }) => [value, name, retired])).toEqual([
    ['P-1', 'Priya Raman', false],
    ['P-2', 'Mia My', false],
    ['P-3', 'Mia My', false],
  ]);
  expect(savedOwner(owners, 'Mia My')?.PublicId).toBe('P-2');
  expect(savedOwner(owners, 'Nobody')).toBeUndefined();
});

test('an owner can be saved once another owner is chosen', () => {
  const [priya, mia] = owners;
  expect(ownerDisabledReason(undefined, priya)).toBe('Choose an owner first.');
  expect(ownerDisabledReason(undefined, undefined)).toBe('Choose an owner first.');
  expect(ownerDisabledReason(priya, priya)).toBe('Priya Raman is the owner already.');
  expect(ownerDisabledReason(mia, priya)).toBeUndefined();
});

test.each([
  ['', 'Enter a valid email address first.'],
  ['ann', 'Enter a valid email address first.'],
  [' ann@post.example ', 'This is the email address already.'],
  [' bob@post.example ', undefined],
])('the email address %j cannot be saved, for the reason: %s (OP-138)', (typed, disabledReason) => {
  expect(emailDisabledReason(typed, 'ann@post.example')).toBe(disabledReason);
});

test('the current assignee stays in the list, other retired people do not', () => {
  expect(personChoices(assignees, undefined).map(({ name }) => name)).toEqual(['Ann Able']);
  const inTheirPlace = personChoices(assignees.toReversed(), otto).map(({ name }) => name);
  expect(inTheirPlace).toEqual(['Old Otto', 'Ann Able']);
});
