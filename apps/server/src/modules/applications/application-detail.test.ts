import { beforeAll, describe, expect, test } from 'vitest';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

/** Field names of the specification, copied by hand. */
const ofApplication =
  'ApplicationGuid ApplicationId AccountName Status LastApplicationStatus IsComplete CompletionPercentage DateCreatedTimestamp DateCompletedTimestamp ApplicationModeCode ApplicationType Channel SubBrandName PromoCode ExternalID AccountNumber InvestmentAmount ProductDisplayNameList ProductDictionary AdviserName';
const ofPeople =
  'AssigneeUserId AssigneeDisplayName Label SystemLabel PrimaryApplicantName PrimaryApplicantPhone Email InstanceName';
const ofParts =
  'Documents BusinessRuleViolations ApplicantApprovals Requirements OutstandingDocuments ApplicationTaxInformations ReportItems ApiItems';

type Answer = Record<string, unknown>;

onEachDatabase('The detail of an application', (db) => {
  let app: TestApp;
  beforeAll(() => {
    app = testApp(db());
  });
  const detail = (id: number, as = 'FULL') => app.read<Answer>(`/api/application/get/${id}`, { as });
  const partOf = async (id: number, part: string) => {
    const list = (await detail(id))[part] as readonly Answer[];
    return Object.keys(list[0] ?? {});
  };

  test('has every field of the specification (API-022, ENT-004, ENT-005, ENT-006)', async () => {
    const keys = Object.keys(await detail(1004));
    expect(keys).toEqual(
      expect.arrayContaining([ofApplication, ofPeople, ofParts].flatMap((names) => names.split(' '))),
    );
  });

  test('returns times in seconds (ENT-007, OP-243)', async () => {
    const { DateCreatedTimestamp, DateCompletedTimestamp } = await detail(1001);
    expect(String(DateCreatedTimestamp)).toMatch(/^\d{10}$/);
    expect(String(DateCompletedTimestamp)).toMatch(/^\d{10}$/);
    expect(await detail(1004)).toMatchObject({ DateCompletedTimestamp: null });
  });

  describe('names its parts as the specification does', () => {
    test.each([
      [1001, 'ReportItems', 'ReportName DisplayName'],
      [1001, 'ApiItems', 'ApiName DisplayName'],
      [1004, 'ApplicantApprovals', 'IndividualId ApplicantName Status UpdateDate IsMFALocked SendEmail'],
      [
        1004,
        'Requirements',
        'EntityGuid Name Result ResultText ActionRequired IsEligibleForReverification IsEligibleForNewVerification IsEligibleForSanctionsVerification',
      ],
      [1004, 'OutstandingDocuments', 'Name ActionRequired'],
      [1004, 'BusinessRuleViolations', 'ViolationName ViolationDateTimeStamp'],
    ])('%i %s (ENT-008, ENT-009, ENT-010, ENT-011, ENT-014, ENT-016)', async (id, part, keys) => {
      expect(await partOf(id, part)).toEqual(expect.arrayContaining(keys.split(' ')));
    });
  });

  test('lists the violated rules only to readers with the claim (PERM-032)', async () => {
    const { BusinessRuleViolations } = await detail(1004);
    expect(BusinessRuleViolations).toMatchObject([
      { ViolationName: 'CALIFORNIARESIDENT' },
      { ViolationName: 'BANKACCOUNTNAMEMATCH' },
    ]);
    const answer = await app.send('/api/application/get/1004', { as: 'EDIT' });
    expect(await answer.text()).not.toMatch(/BusinessRuleViolations|CALIFORNIARESIDENT/);
  });
});
