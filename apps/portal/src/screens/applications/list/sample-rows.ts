import { emptyRowFields, type ApplicationRow } from '@portal/api/contract';

type Sample = Pick<ApplicationRow, 'ClientName' | 'PercentageComplete' | 'Status'>;

const samples: readonly Sample[] = [
  { ClientName: 'Ada Sample', PercentageComplete: 86, Status: 'Documents pending' },
  { ClientName: 'Ben Sample', PercentageComplete: 42, Status: 'Primary edit' },
  { ClientName: 'Cleo Sample', PercentageComplete: 68, Status: 'Secondary review' },
  { ClientName: 'Dan Sample', PercentageComplete: 100, Status: 'Complete' },
  { ClientName: 'Eve Sample', PercentageComplete: 15, Status: 'Adviser edit' },
  { ClientName: 'Finn Sample', PercentageComplete: 57, Status: 'Primary edit' },
  { ClientName: 'Gia Sample', PercentageComplete: 100, Status: 'Complete' },
  { ClientName: 'Hal Sample', PercentageComplete: 73, Status: 'Secondary review' },
];

const lastId = 1008;
const lastDay = 1_795_000_000;

/** Rows without data of any tenant. */
export const sampleRows: readonly ApplicationRow[] = samples.map((sample, index) => ({
  ...emptyRowFields(),
  ...sample,
  ApplicationID: lastId - index,
  ApplicationGuid: `sample-${index}`,
  AccountName: `Sample account ${index + 1}`,
  PrimaryEmail: 'someone@sample.example',
  DateCreatedTimestamp: lastDay - index * 86_400,
  UserUploadCount: 0,
  DocumentCount: 0,
  ApplicationType: 'Individual',
  ShortApplicationType: 'Individual',
  AdviserName: 'Sam Sample',
}));
