import { Permission } from '@portal/api/contract';
import { expect, test } from 'vitest';
import { textOfLine } from './activity-kinds.ts';

const by = 'Fiona Full';

test.each([
  ['created', null, by, 'Application created by Fiona Full'],
  ['completed', null, null, 'Application completed'],
  ['cancelled', null, by, 'Application cancelled by Fiona Full'],
  ['assigned', 'Ann Able', by, 'Assigned to Ann Able by Fiona Full'],
  ['unassigned', null, by, 'Assignee removed by Fiona Full'],
  ['labelled', 'VIP', by, 'Label set to VIP by Fiona Full'],
  ['unlabelled', null, by, 'Label removed by Fiona Full'],
  ['unlocked', null, by, 'Application unlocked by Fiona Full'],
  ['signing-mode', 'Print & Sign', by, 'Signing mode set to Print & Sign by Fiona Full'],
])('a line of the kind %s tells every reader what happened', (kind, subject, actor, text) => {
  expect(textOfLine({ kind, subject, actor }, [])).toBe(text);
});

test('a line about a document names it only to readers who can see documents (PERM-026)', () => {
  const line = { kind: 'document-uploaded', subject: 'bank-statement.pdf', actor: by };
  expect(textOfLine(line, [Permission.viewDocumentList])).toBe('bank-statement.pdf uploaded by Fiona Full');
  expect(textOfLine(line, [Permission.uploadDocument, Permission.downloadDocument])).toBe(
    'Document uploaded by Fiona Full',
  );
});

test.each(['of-tomorrow', 'constructor', '__proto__'])(
  'a line of an unknown kind reveals nothing: %s',
  (kind) => {
    expect(textOfLine({ kind, subject: 'secret.pdf', actor: null }, [])).toBe('Application changed');
  },
);
