import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailHtml } from '../../mail/mail-document.ts';
import { signInPage } from '../../people/pages/sign-in-page.ts';
import type { Database } from '../../platform/db/connect.ts';
import { tenantDirectory } from '../../tenants/directory.ts';
import { tenantImages } from '../../tenants/tenant-images.ts';
import { openSeeded } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { tenantReportTheme, writeReport } from '../reports/report-writer.ts';
import { square, studio } from './testing/studio.ts';

let db: Database;
let app: TestApp;
beforeAll(async () => {
  db = await openSeeded();
  app = testApp(db);
});
afterAll(() => db.close());

const digest = (value: string | Uint8Array) => createHash('sha256').update(value).digest('hex').slice(0, 16);
/** The text without what differs between two responses. */
const steady = (html: string) =>
  html.replaceAll(/nonce="[^"]*"/g, '').replaceAll(/"(?:ProofNonce|Scope)":"[^"]*",?/g, '');

/** What a page takes from the look: the icon and the style sheet of the tenant. */
const lookOf = (html: string) => (html.match(/<link rel="icon"[^>]*>|<style[^>]*>[^<]*/g) ?? []).join('');

/** Digests of what each tenant had before looks could be edited. */
const before: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  harbour: {
    page: 'b6ce8cea1f98793a',
    signInPage: '111f088802a71b11',
    configuration: 'c604570a6d0319fd',
    mail: '7565ba66e3618af4',
    report: '88ded277dc0d30a4',
    images: '0922fe0239dff309',
  },
  meridian: {
    page: '09b8d28cc84f6664',
    signInPage: '43d445c61ab57476',
    configuration: 'a41f24a752b8e25a',
    mail: '7b2a7910aee92892',
    report: '106e306a551ba6bd',
    images: '3d0613f79f8e1a6e',
  },
  banksia: {
    page: '8767aef065d49de4',
    signInPage: '133e5c4f33a2507f',
    configuration: '81ebfb450dacd711',
    mail: '68962f9c41c917bd',
    report: '7ed6bb797fbe397b',
    images: 'a45aa2edc35250fd',
  },
};

async function digestsOf(id: string) {
  const host = `${id}.localhost:4000`;
  const tenant = await tenantDirectory(db).byHost(host);
  if (!tenant) throw new Error(`There is no tenant ${id}.`);
  const bytesAt = async (path: string) =>
    new Uint8Array(await (await app.send(path, { host })).arrayBuffer());
  const mail = {
    tenant,
    words: { subject: 'Subject', heading: 'Heading', paragraphs: ['Paragraph'], button: 'Button' },
    recipient: 'Wren',
    message: 'Hello',
    address: 'https://portal.example/',
  };
  const content = { title: 'Final report', tenant: tenant.displayName, subject: '1001', made: 'now' };
  const facts = { heading: 'Facts', body: { kind: 'facts', facts: [['Name', 'Wren']] } } as const;
  const pdf = await writeReport(await tenantReportTheme(tenantImages(db), tenant), {
    ...content,
    sections: [facts],
  });
  const assets = ['logo', 'logo-dark', 'favicon'].map((name) => bytesAt(`/tenant-assets/${id}/${name}.svg`));
  return {
    page: digest(steady(await (await app.send('/list', { host })).text())),
    signInPage: digest(lookOf(signInPage({ tenant, nonce: '' }, { action: '/sign-in', email: '' }))),
    configuration: digest(await bytesAt('/api/configuration/tenant')),
    mail: digest(mailHtml(mail)),
    report: digest(
      Buffer.from(pdf)
        .toString('latin1')
        // The moment when it was written.
        .replaceAll(/\(D:\d{14}Z\)|<xmp:CreateDate>[^<]*|\/ID \[[^\]]*\]/g, ''),
    ),
    images: digest(Buffer.concat(await Promise.all(assets))),
  };
}

test.each(['harbour', 'meridian', 'banksia'])(
  '%s, whose look was never changed, has the same page, sign-in page, email, report and images as before, byte for byte',
  async (id) => {
    expect(await digestsOf(id)).toEqual(before[id]);
  },
);

test('a draft of colours and images is in none of them (STUDIO-048)', async () => {
  const { uploaded, saved } = studio(app);
  const { Draft: first } = await uploaded('logo', square('#ca11a7'));
  const { Draft } = await saved(first, { Brand: '#ca11a7', Corner: 12 });
  expect(Draft?.Theme).toMatchObject({ brand: '#ca11a7' });
  expect(await digestsOf('harbour')).toEqual(before['harbour']);
});
