import { expect, test } from 'vitest';
import { demoTenants } from '../operations/seed/demo-tenants.ts';
import { defaultSettings } from '../tenants/tenant-defaults.ts';
import { composeMail, noMailServer, textOfMail } from './mail.service.ts';

const tenant = {
  id: 'harbour',
  displayName: 'Harbour Trust',
  timeZone: 'Australia/Sydney',
  theme: demoTenants[0]?.theme ?? {},
  supportEmail: null,
  supportPhone: null,
  helpUrl: null,
  settings: defaultSettings,
  hosts: [],
  look: 1,
  images: {},
  disabled: false,
};
const config = { mailFrom: 'no-reply@portal.example' };

const mail = (to: string | null, { message = '', subject = 'Your application' } = {}) =>
  composeMail(
    {
      tenant,
      kind: 'completion',
      words: { ...textOfMail('completion', { tenant, applicationId: 1001 }), subject },
      applicationId: 1001,
      to: { name: to, address: 'ann@post.example' },
      message,
      link: 'https://portal.example/form',
    },
    config,
  );

test.each([
  ['Ann Lee', 'Ann Lee <ann@post.example>'],
  ["Ann O'Brien-Lee Jr.", "Ann O'Brien-Lee Jr. <ann@post.example>"],
  ['  Ann   Lee ', 'Ann Lee <ann@post.example>'],
  ['Ann Müller', '"Ann Müller" <ann@post.example>'],
  ['Lee, Ann', '"Lee, Ann" <ann@post.example>'],
  ['(Ann', '"(Ann" <ann@post.example>'],
  ['Ann)', '"Ann)" <ann@post.example>'],
  ['Ann "the\\ boss" Lee', '"Ann the boss Lee" <ann@post.example>'],
  ['Ann\r\nBcc: all@post.example', '"Ann Bcc: all@post.example" <ann@post.example>'],
  [null, 'ann@post.example'],
])('an email to %j is valid, and the name adds no header', (name, To) => {
  expect(mail(name)).toMatchObject({ To, From: 'Harbour Trust <no-reply@portal.example>' });
});

test('an email greets the recipient by name, or without a name if there is none', () => {
  expect(mail('Ann\n Lee').Text).toMatch(/^Hello Ann Lee,\n\n/);
  expect(mail(null).Text).toMatch(/^Hello,\n\n/);
});

test('a subject is one line, whatever it contains', () => {
  expect(mail('Ann', { subject: ' One\r\nBcc: x\u2028y\u202e ' }).Subject).toBe('One Bcc: x y');
});

test('typed text keeps its lines, and loses characters that reverse the text after them', () => {
  const message = '\n  One  \r\ntwo \rthree\u202e\u2066\n\nfour\u0007 five \n';
  expect(mail('Ann', { message }).Text).toContain('\n\nOne\ntwo\nthree\n\nfour five\n\n');
});

test.each([
  [{ smtpUrl: undefined, demo: false }, 'This portal has no mail server yet.'],
  [{ smtpUrl: undefined, demo: true }, undefined],
  [{ smtpUrl: 'smtps://mail.example', demo: false }, undefined],
])('with %j the server knows whether it can send email', (setting, reason) => {
  expect(noMailServer(setting)).toBe(reason);
});
