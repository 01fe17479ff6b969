import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../sockets/listen.ts';
import type { OutgoingMail } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';
import { mailServer, type MailServer, type MailServerOptions } from './testing/mail-server.ts';

const pem = (name: string) =>
  readFileSync(join(import.meta.dirname, 'testing', `localhost.${name}.pem`), 'utf8');
const ca = pem('cert');
const tls = { key: pem('key'), cert: ca };

const mail: OutgoingMail = {
  id: '5b0c0f2e-6f0b-4c55-9b1e-0d7f5f7c1a11',
  from: { name: 'Harbour Trust', address: 'post@portal.example' },
  to: { name: 'Zoë O’Neil', address: 'zoe@post.example' },
  replyTo: 'support@harbour.example',
  subject: 'Continue your application with Harbour Trust',
  text: 'Hello Zoë O’Neil,',
  html: '<!doctype html><p>Hello Zoë O’Neil,</p>',
};
const readily = () => Promise.resolve(true);

const servers: MailServer[] = [];
const running = async (options?: MailServerOptions) => {
  const server = await mailServer(options);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const withUser = (url: URL, password: string) => {
  const own = new URL(url);
  own.username = 'portal';
  own.password = password;
  return own;
};
const onlyPortal: SMTPServer['options']['onAuth'] = (auth, _session, done) =>
  auth.username === 'portal' && auth.password === 'Hunt%er 2'
    ? done(null, { user: 'portal' })
    : done(new Error('Invalid username or password'));

describe('An email', () => {
  test.each([true, false])(
    'has domains in ASCII, whether the mail server hides SMTPUTF8 or not: %s (OP-381)',
    async (hideSMTPUTF8) => {
      const asked: unknown[] = [];
      const server = await running({
        hideSMTPUTF8,
        onMailFrom: ({ args }, _, done) => {
          asked.push((args as Record<string, unknown>)['SMTPUTF8']);
          done();
        },
      });
      const to = { name: null, address: 'zoe+portal@bücher.example' };
      const from = { name: 'Harbour Trust', address: 'post@hafen-zürich.example' };
      expect(await smtpMailer(server.url).deliver({ ...mail, from, to }, readily)).toBe('taken');
      // An envelope outside ASCII would ask for it.
      expect(asked).toEqual([undefined]);
      expect(server.taken[0]).toContain('From: Harbour Trust <post@xn--hafen-zrich-zhb.example>');
      expect(server.taken[0]).toContain('To: zoe+portal@xn--bcher-kva.example');
    },
  );

  test.each(['smtp', 'smtps'] as const)(
    'arrives over %s, encrypted and authenticated, with both of its parts',
    async (scheme) => {
      let encrypted = false;
      const server = await running({
        ...tls,
        scheme,
        onAuth: (auth, session, done) => {
          encrypted = session.secure;
          onlyPortal(auth, session, done);
        },
      });
      const mailer = smtpMailer(withUser(server.url, 'Hunt%25er%202'), { ca });
      expect(await mailer.deliver(mail, readily)).toBe('taken');
      expect(encrypted).toBe(true);
      const [source = ''] = server.taken;
      expect(source).toContain('From: Harbour Trust <post@portal.example>\r\n');
      expect(source).toContain('Reply-To: support@harbour.example\r\n');
      expect(source).toContain('Subject: Continue your application with Harbour Trust\r\n');
      expect(source).toContain(`Message-ID: <${mail.id}@portal.example>\r\n`);
      expect(source).toContain('Auto-Submitted: auto-generated\r\n');
      expect(source).toMatch(/^To: =\?UTF-8\?[^\r\n]+\?= <zoe@post\.example>\r$/m);
      expect(source).toMatch(
        /Content-Type: text\/plain[^]+Hello Zo=C3=AB[^]+Content-Type: text\/html[^]+<!doctype html>/,
      );
    },
  );

  test('ignores line breaks in names instead of adding headers', async () => {
    const server = await running();
    const hostile = {
      ...mail,
      subject: 'Hello\r\nBcc: all@post.example',
      to: { name: 'Zoë\r\nBcc: all@post.example\r\n', address: 'zoe@post.example' },
    };
    expect(await smtpMailer(server.url).deliver(hostile, readily)).toBe('taken');
    expect(server.taken[0]).not.toMatch(/^bcc:/im);
  });

  test('is withheld if it was cancelled', async () => {
    const server = await running();
    expect(await smtpMailer(server.url).deliver(mail, () => Promise.resolve(false))).toBe('withdrawn');
    expect(server.taken).toEqual([]);
  });
});

describe('A mail server', () => {
  const asked = () => {
    let times = 0;
    return {
      handOver: () => {
        times += 1;
        return Promise.resolve(true);
      },
      times: () => times,
    };
  };

  test('that is down is retried later, without a handover', async () => {
    const { handOver, times } = asked();
    const mailer = smtpMailer(new URL(`smtp://127.0.0.1:${await freePort()}`));
    expect([await mailer.deliver(mail, handOver), times()]).toEqual(['later', 0]);
  });

  test('that does not respond is retried later', async () => {
    const { handOver, times } = asked();
    const server = await running({ onConnect: () => undefined });
    const mailer = smtpMailer(server.url, { timeoutMs: 200 });
    expect([await mailer.deliver(mail, handOver), times()]).toEqual(['later', 0]);
  });

  test('that is slow after the recipient is retried later', async () => {
    const { handOver, times } = asked();
    const server = await running({ onRcptTo: () => undefined });
    const mailer = smtpMailer(server.url, { timeoutMs: 200 });
    expect([await mailer.deliver(mail, handOver), times()]).toEqual(['later', 0]);
  });

  test('that does not acknowledge an email leaves its state doubtful', async () => {
    const { handOver, times } = asked();
    const server = await running({ onData: (stream) => void stream.resume() });
    const mailer = smtpMailer(server.url, { timeoutMs: 200 });
    expect([await mailer.deliver(mail, handOver), times()]).toEqual(['unknown', 1]);
  });

  const refusing = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });
  test.each<[string, MailServerOptions, string]>([
    ['the recipient for good', { onRcptTo: (_, __, done) => done(refusing(550)) }, 'refused'],
    ['the recipient for now', { onRcptTo: (_, __, done) => done(refusing(450)) }, 'later'],
    // The sender is the server's own: its settings may be corrected.
    ['the sender for good', { onMailFrom: (_, __, done) => done(refusing(553)) }, 'later'],
    [
      'the email for good',
      { onData: (stream, _, done) => void stream.on('end', () => done(refusing(554))).resume() },
      'refused',
    ],
    [
      'the email for now',
      { onData: (stream, _, done) => void stream.on('end', () => done(refusing(452))).resume() },
      'later',
    ],
  ])('that rejects %s fails the email', async (_, options, delivery) => {
    const server = await running(options);
    expect(await smtpMailer(server.url).deliver(mail, readily)).toBe(delivery);
    expect(server.taken).toEqual([]);
  });

  test('that rejects the password is retried later, because the settings may be corrected', async () => {
    const server = await running({ ...tls, scheme: 'smtps', onAuth: onlyPortal });
    expect(await smtpMailer(withUser(server.url, 'wrong'), { ca }).deliver(mail, readily)).toBe('later');
  });

  test('with an untrusted certificate does not receive the password', async () => {
    let authAttempted = false;
    const server = await running({
      ...tls,
      onAuth: (auth, session, done) => {
        authAttempted = true;
        onlyPortal(auth, session, done);
      },
    });
    expect(await smtpMailer(withUser(server.url, 'Hunt%25er%202')).deliver(mail, readily)).toBe('later');
    expect(authAttempted).toBe(false);
  });
});
