import {
  companyVerificationType,
  findApplicationsById,
  findRecords,
  foundMaximum,
  nameOfUser,
  type ApplicationRow,
  type FoundApplication,
  type FoundUser,
  type FoundVerification,
  type PortalUser,
} from '../../contract/index.ts';
import { someApplicationRows } from '../fixtures/applications.ts';
import { someUsers } from '../fixtures/users.ts';
import { someCompanies, someIndividuals } from '../fixtures/verifications.ts';
import { mock } from '../mock.ts';
import { contains } from '../page-of.ts';
import { scenario } from './scenario.ts';
import { signedIn } from './signed-in.ts';

const foundApplication = (row: ApplicationRow): FoundApplication => ({
  ApplicationID: row.ApplicationID,
  ClientName: row.ClientName,
  AccountName: row.AccountName,
  Status: row.Status,
});

const foundUser = (user: PortalUser): FoundUser => ({
  GlobalUserId: user.GlobalUserId,
  Name: nameOfUser(user),
  Email: user.Email,
  Status: user.Status,
});

const someVerifications = (): readonly FoundVerification[] => [
  ...someCompanies(23).map(({ id, company, status }) => ({
    Id: id,
    Name: company.name,
    Type: companyVerificationType,
    Status: status,
  })),
  ...someIndividuals(12).map(({ id, full_name, type, status }) => ({
    Id: id,
    Name: full_name,
    Type: type ?? '',
    Status: status,
  })),
];

/** Finds these records by part of what is shown of them, and applications by their email address. */
export const findingIn = (
  rows: readonly ApplicationRow[],
  users: readonly PortalUser[] = someUsers(45),
  verifications = someVerifications(),
) =>
  scenario(
    mock(findRecords, { body: { Text: 'mar' } }, ({ body }) => {
      const { Text } = body as { Text: string };
      const matching = <Row>(all: readonly Row[]) =>
        all.filter((row) => contains(Text, JSON.stringify(row))).slice(0, foundMaximum);
      const exact = rows.filter((row) =>
        [String(row.ApplicationID), row.PrimaryEmail?.toLowerCase()].includes(Text.trim().toLowerCase()),
      );
      return {
        Applications: (exact.length > 0
          ? exact.map(foundApplication)
          : matching(rows.map(foundApplication))
        ).slice(0, foundMaximum),
        Users: matching(users.map(foundUser)),
        Verifications: matching(verifications),
      };
    }),
    mock(findApplicationsById, { body: { Ids: [1001, 1004] } }, ({ body }) => ({
      Applications: (body as { Ids: number[] }).Ids.flatMap((id) =>
        rows.filter((row) => row.ApplicationID === id && row.Status !== 'Cancelled').map(foundApplication),
      ),
    })),
  );

/** Finds applications, users and verifications. */
export const finding = (rows: readonly ApplicationRow[] = someApplicationRows(147)) =>
  scenario(signedIn(), findingIn(rows));
