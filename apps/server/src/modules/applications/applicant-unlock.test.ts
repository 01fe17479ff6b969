import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { readApplications, envelopeOf, type Applications } from '../../testing/applications.ts';
import { onEachDatabase } from '../../testing/databases.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

onEachDatabase('Unlocking an applicant', (db) => {
  let app: TestApp;
  let applications: Applications;
  beforeAll(async () => {
    app = testApp(db());
    applications = await readApplications(app);
  });
  const unlock = (change: object, as = 'FULL') =>
    applications.detail(1006).then(({ InstanceName, ApplicantApprovals }) =>
      app.send('/api/applicant/labformmfaunlock', {
        as,
        json: {
          ApplicationId: 1006,
          IndividualId: ApplicantApprovals[1]?.IndividualId,
          InstanceName,
          ...change,
        },
      }),
    );
  const locked = async () =>
    (await applications.detail(1006)).ApplicantApprovals.map(({ IsMFALocked }) => IsMFALocked);

  test('requires its claim, a visible application, and one of its applicants', async () => {
    const other = (await applications.detail(1001)).ApplicantApprovals[0]?.IndividualId;
    expect((await unlock({}, 'EDIT')).status).toBe(403);
    for (const change of [
      { ApplicationId: 2001 },
      { ApplicationId: 99_999_999 },
      { ApplicationId: 'nothing' },
      { IndividualId: randomUUID() },
      { IndividualId: other },
      { IndividualId: 'nobody' },
      { InstanceName: 'elsewhere' },
      { InstanceName: null },
    ])
      expect((await unlock(change)).status).toBe(404);
    for (const change of [{ IndividualId: '' }, { InstanceName: 1 }, { Unknown: true }])
      expect((await unlock(change)).status).toBe(400);
    expect(await locked()).toEqual([false, true]);
  });

  test('unlocks the applicant and writes a line in the activity feed (ACT-038, API-057)', async () => {
    const { Status } = await applications.detail(1006);
    const [, applicant] = (await applications.detail(1006)).ApplicantApprovals;
    expect(await envelopeOf(await unlock({}))).toEqual({ ErrorNo: 0 });
    expect(await locked()).toEqual([false, false]);
    expect((await applications.detail(1006)).Status).toBe(Status);
    expect((await applications.lines(1006))[0]).toBe(`${applicant?.ApplicantName} unlocked by Fiona Full`);
  });

  test('is rejected if the applicant is not locked (ACT-040)', async () => {
    const before = await applications.lines(1006);
    const [free] = (await applications.detail(1006)).ApplicantApprovals;
    const change = { ApplicationId: applications.guidOf(1006), IndividualId: free?.IndividualId };
    expect(await envelopeOf(await unlock(change))).toEqual({
      ErrorNo: 1,
      Message: 'Only a locked applicant can be unlocked.',
    });
    expect(await applications.lines(1006)).toEqual(before);
  });
});
