import { Permission } from '@portal/api/contract';
import { beforeEach, expect, test } from 'vitest';
import { showTenant } from '../cli/show-tenant.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { testApp } from '../testing/test-app.ts';
import { setImage } from '../modules/brand/command-look.service.ts';
import { setSetting } from './change-tenant.ts';
import { setItems, setRoles } from './tenant-lists.ts';

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" /></svg>';

onEachDatabase('The tenant command', (db) => {
  interface Shown {
    readonly Drawings: readonly string[];
    readonly Settings: Readonly<Record<string, unknown>>;
    readonly Roles: readonly object[];
    readonly Reports: readonly object[];
  }
  const shown = async () => (await showTenant(db(), 'meridian')) as Shown;
  const host = 'meridian.localhost:4000';
  const setLogo = (svg: string) =>
    setImage(db(), 'meridian', 'logo', { name: 'logo.svg', bytes: new TextEncoder().encode(svg) });
  let before: Shown;
  beforeEach(async () => {
    before = await shown();
  });

  test.each([
    ['SecondFactor', 'required', 'required'],
    ['InvitationHours', '48', 48],
    ['SignInLimits', '{"wrongPasswords": 5, "inactiveDays": 30}', { wrongPasswords: 5, inactiveDays: 30 }],
    ['AcceptedDocumentUploadExtensions', '[".pdf", ".tiff"]', ['.pdf', '.tiff']],
    ['MaximumLabelLimit', '3', 3],
    ['UserInviteAlertText', 'Ask first.', 'Ask first.'],
    ['UserInviteAlertText', 'null', null],
    ['FormUrl', 'https://forms.example/{guid}?{mode}', 'https://forms.example/{guid}?{mode}'],
    ['IntegrationUrls', '{"Crm": "https://crm.example/in"}', { Crm: 'https://crm.example/in' }],
    ['SupportPhone', '1300 555 777', '1300 555 777'],
    ['SupportEmail', 'help@meridian.example', 'help@meridian.example'],
    ['SupportEmail', 'help@bücher.example', 'help@xn--bcher-kva.example'],
    ['HelpUrl', 'https://help.meridian.example/new', 'https://help.meridian.example/new'],
    ['TimeZone', 'Australia/Perth', 'Australia/Perth'],
    ['InvitationHours', 'default', 'default'],
  ])('with %s accepts %s', async (name, given, expected) => {
    await setSetting(db(), 'meridian', name, given);
    expect((await shown()).Settings[name]).toEqual(expected);
  });

  test.each([
    ['SecondFactor', 'sometimes', 'SecondFactor is optional or required.'],
    ['InvitationHours', '0', 'InvitationHours is a whole number from 1 to 720.'],
    ['InvitationHours', '1.5', 'InvitationHours is a whole number from 1 to 720.'],
    ['SignInLimits', '{"wrongPasswords": -1}', 'SignInLimits is a whole number from 1 to 100.'],
    [
      'AcceptedDocumentUploadExtensions',
      '[".exe"]',
      'AcceptedDocumentUploadExtensions is a list of some of .pdf',
    ],
    ['DefaultDateFormat', 'HH:mm', 'DefaultDateFormat is a date format with day, month and year'],
    ['FormUrl', 'http://forms.example/{guid}', 'FormUrl is an https:// address with {guid}'],
    ['SupportEmail', 'nobody', 'SupportEmail is an e-mail address, or null.'],
    ['TimeZone', 'Mars/Base', 'TimeZone is an IANA time zone'],
    ['Secondfactor', 'required', 'There is no setting Secondfactor: TimeZone, '],
  ])('with %s rejects %s and changes nothing', async (name, given, problem) => {
    await expect(async () => setSetting(db(), 'meridian', name, given)).rejects.toThrow(problem);
    expect(await shown()).toEqual(before);
  });

  test('updates the portal', async () => {
    await setSetting(db(), 'meridian', 'EditPermissionsDisclaimerText', 'Think twice.');
    await setLogo(square);
    await setRoles(db(), 'meridian', [
      { Id: 'clerk', Name: 'Clerk', Permissions: [Permission.myApps] },
      { Id: 'lead', Name: 'Lead', Permissions: [Permission.allAppsInstance] },
    ]);
    await setItems(db(), 'meridian', 'report', [
      { Name: 'DraftReport', DisplayName: 'Working copy', ForComplete: true },
    ]);
    const app = testApp(db());
    const as = { as: 'FULL', host };
    expect(await app.read('/api/configuration/custom', as)).toMatchObject({
      EditPermissionsDisclaimerText: 'Think twice.',
    });
    expect(await app.read('/api/user/roles', as)).toEqual({
      Roles: [
        { TenantRoleId: 'clerk', RoleName: 'Clerk' },
        { TenantRoleId: 'lead', RoleName: 'Lead' },
      ],
    });
    expect(await (await app.send('/tenant-assets/meridian/logo.svg', { host })).text()).toContain(square);
    expect((await shown()).Reports).toEqual([
      { Name: 'DraftReport', DisplayName: 'Working copy', ForComplete: true },
    ]);
    await setImage(db(), 'meridian', 'logo', undefined);
    expect((await testApp(db()).send('/tenant-assets/meridian/logo.svg', { host })).status).toBe(404);
  });

  test.each([
    ['a permission that does not exist', [{ Id: 'a', Name: 'A', Permissions: ['app.everything'] }]],
    ['two roles of one id', ['a', 'a'].map((Id, index) => ({ Id, Name: `A${index}`, Permissions: [] }))],
    ['no role at all', []],
    ['something else', { Id: 'a' }],
  ])('rejects roles with %s and changes nothing', async (_, given) => {
    await expect(setRoles(db(), 'meridian', given)).rejects.toThrow('These are no roles: ');
    expect(await shown()).toEqual(before);
  });

  test.each([
    ['no end', square.replace('</svg>', ''), 'logo.svg is not well-formed: it ends too early.'],
    ['no image', 'GIF89a', 'logo.svg is neither an SVG nor a PNG with a size.'],
    ['another shape', square.replace('0 0 40 40', '0 0 400 40'), 'logo.svg is 280 px wide'],
  ])('rejects an image with %s and changes nothing (STUDIO-035, STUDIO-036)', async (_, text, problem) => {
    await expect(setLogo(text)).rejects.toThrow(problem);
    expect(await shown()).toEqual(before);
  });
});
