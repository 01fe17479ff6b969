import { describe, expect, test } from 'vitest';
import { can, everyClaim, Permission, PermissionGroup, userStateClaims } from './permissions.ts';

/** Table P, copied by hand. */
const tableP = `
  view.myapps view.allapps.instance view.allapps.location view.allapps.restrictiongroup
  app.create app.createonbehalf app.cancel app.depersonalise app.assign app.export app.emailresumelink
  app.resendcompletionemail label.add label.assign app.view app.edit app.editcompleted comment.add comments.view
  app.triggerapi app.bulkupload document.upload document.view document.download app.changeprimaryemail
  user.formlogin app.changesigningmode app.unlockapplication exceptions.view app.changeowner
  app.generatefinalreport app.generatedraftreport vpnsummary.view app.labformmfaunlock app.reverifyindividual
  app.individualverification app.individualsanctionscheck app.taxdetails.viewsummary
  app.taxdetails.viewsensitive admin reports.login labid.login portal.settings usermanagement.login user.invite
  user.export user.enabledisable user.unlock user.modifyapplicationaccess entityverification.login
  entityverification.company entityverification.individual entityverification.smsflookup
  entityverification.abnlookup entityverification.emailage entityverification.ipaddress
`
  .trim()
  .split(/\s+/);

test('lists each claim of table P once', () => {
  expect(everyClaim.toSorted()).toEqual(tableP.toSorted());
  expect(new Set(everyClaim).size).toBe(56);
});

test.each([
  ['allApps', ['view.allapps.instance', 'view.allapps.location', 'view.allapps.restrictiongroup']],
  ['editLabel', ['label.assign', 'label.add']],
  ['create', ['app.create', 'app.createonbehalf']],
  [
    'administer',
    [
      'admin',
      'usermanagement.login',
      'user.invite',
      'user.export',
      'user.enabledisable',
      'user.unlock',
      'user.modifyapplicationaccess',
    ],
  ],
] as const)('the group %s contains exactly %j', (name, members) => {
  expect(PermissionGroup[name]).toEqual(members);
  for (const member of members) expect(can([member], PermissionGroup[name])).toBe(true);
  expect(
    can(
      everyClaim.filter((claim) => !PermissionGroup[name].some((one) => one === claim)),
      PermissionGroup[name],
    ),
  ).toBe(false);
});

describe('a claim is compared exactly', () => {
  test.each([
    [['app.cancel'], true],
    [['app.view', 'app.cancel'], true],
    [['app.cancel.all'], false],
    [['APP.CANCEL'], false],
    [['app'], false],
    [['xapp.cancel'], false],
    [['app.cancel '], false],
    [['*'], false],
    [[], false],
  ])('%j permits app.cancel: %s (PERM-061)', (held, expected) => {
    expect(can(held, Permission.cancelApp)).toBe(expected);
  });

  test('an empty group permits nobody', () => {
    expect(can(everyClaim, [])).toBe(false);
  });
});

describe('identity claims', () => {
  test('the user state contains the permissions and the three identity fields (OP-026)', () => {
    const token = { Permission: ['app.view'], Tenant: 'harbour', GlobalId: 'G-1', CreatedDate: '2026-01-02' };
    expect(userStateClaims(token)).toEqual([
      'app.view',
      'Tenant:harbour',
      'GlobalId:G-1',
      'CreatedDate:2026-01-02',
    ]);
  });

  test('a permission that contains an identity prefix grants nothing', () => {
    expect(can(['Tenant:harbour'], Permission.admin)).toBe(false);
  });
});
