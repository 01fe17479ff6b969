import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addLabel } from './applications/edit-row.ts';
import { emailResumeLink, previewEmail } from './applications/send-email.ts';
import { listAllApplications } from './applications/list-applications.ts';
import { changePrimaryEmail } from './applications/edit-application.ts';
import { publishBrand } from './brand/publish.ts';
import { addComment } from './comments/comments.ts';
import { findRecords } from './find/find.ts';
import { forgotPassword, resetPassword } from './session/passwords.ts';
import { logIn } from './session/sign-in.ts';
import { listUsers } from './users/users.ts';
import { searchAddresses } from './verifications/verification-address.ts';
import { listCompanyVerifications, setCompanyReference } from './verifications/verifications.ts';
import { saveView } from './views/views.ts';
import { lookKey } from './text.ts';
import { aViewDefinition } from '../mocks/index.ts';

const typed = ' Zoe\u0308\u200b\u00a0 M\u202a\u00fcller\u202c\t';
const cleaned = 'Zoë Müller';
const address = ' \u202ajane\u200b@bu\u0308cher.example\u202c';
const guid = '00000000-0000-4000-8000-000000000000';
const definition = v.parse(saveView.body.entries.Definition, aViewDefinition({ Q: typed }));

test.each<[string, v.GenericSchema, object, object]>([
  ['a label', addLabel.body, { LabelText: typed }, { LabelText: cleaned }],
  [
    'a view',
    saveView.body,
    { Name: typed, Scope: 'my', Shared: false, Definition: { ...definition, Q: typed } },
    { Name: cleaned, Definition: { Q: cleaned } },
  ],
  ['a comment', addComment.body, { Comment: `${typed}\r\n${typed}` }, { Comment: `${cleaned}\n${cleaned}` }],
  [
    'a message',
    emailResumeLink.body,
    { PersonalisedMessage: `${typed}\u2028${typed}` },
    { PersonalisedMessage: `${cleaned}\n${cleaned}` },
  ],
  [
    'a previewed message',
    previewEmail.body,
    { Action: 'emailResumeLink', PersonalisedMessage: typed },
    { PersonalisedMessage: cleaned },
  ],
  ['a reference', setCompanyReference.body, { ref_code: typed }, { ref_code: cleaned }],
  [
    'a note',
    publishBrand.body,
    { DraftId: guid, Revision: 1, Note: typed, Acknowledged: [] },
    { Note: cleaned },
  ],
  ['a search in applications', listAllApplications.query, { q: typed }, { q: cleaned }],
  ['a search in users', listUsers.query, { SearchQuery: typed }, { SearchQuery: cleaned }],
  ['a search in verifications', listCompanyVerifications.query, { search: typed }, { search: cleaned }],
  ['a search in everything', findRecords.body, { Text: typed }, { Text: cleaned }],
  ['a search of an address', searchAddresses.query, { text: typed }, { text: cleaned }],
  [
    'an e-mail address',
    changePrimaryEmail.body,
    { PrimaryEmail: address },
    { PrimaryEmail: 'jane@xn--bcher-kva.example' },
  ],
  ['a forgotten account', forgotPassword.body, { Email: ' jane\u200b ' }, { Email: 'jane' }],
  [
    'a user name, and no password',
    logIn.body,
    { Username: typed, Password: typed },
    { Username: cleaned, Password: typed },
  ],
  ['no new password', resetPassword.body, { Token: 't', NewPassword: typed }, { NewPassword: typed }],
])('cleans %s', (_, schema, given, read) => {
  expect(v.parse(schema, given)).toMatchObject(read);
});

test('gives texts that look the same one key', () => {
  const keys = [cleaned, typed, 'zoe\u0308 mu\u0308ller', 'ZOË\u2009MÜLLER', 'Ｚoë Müller'].map(lookKey);
  expect(new Set(keys).size).toBe(1);
  expect(lookKey('Zoe Muller')).not.toBe(keys[0]);
});
