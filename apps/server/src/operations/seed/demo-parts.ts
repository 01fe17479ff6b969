import type { ActivityKind } from '../../platform/history/activity-kinds.ts';
import type { DemoApplication } from './demo-applications.ts';
import { fakeTfn, type FakePerson } from './fake-people.ts';
import { between } from './moments.ts';
import type { Random } from './random.ts';

type Row = Readonly<Record<string, unknown>>;

/** All rows that belong to applications, by table. */
export type Parts = Record<
  | 'application_approval'
  | 'application_requirement'
  | 'application_outstanding_document'
  | 'application_document'
  | 'application_violation'
  | 'application_tax'
  | 'application_activity',
  Row[]
>;

export function demoParts(applications: readonly DemoApplication[], chance: Random, at: Date): Parts {
  const parts: Parts = {
    application_approval: [],
    application_requirement: [],
    application_outstanding_document: [],
    application_document: [],
    application_violation: [],
    application_tax: [],
    application_activity: [],
  };
  for (const application of applications) {
    const key = { tenant_id: application.row.tenant_id, application_id: application.row.id };
    const add = (table: keyof Parts, rows: readonly Row[]) =>
      parts[table].push(...rows.map((row, position) => ({ ...key, position, ...row })));
    const depersonalised = application.row.status === 'Depersonalised';
    const documents = depersonalised ? [] : documentsOf(application, chance, at);
    add('application_document', documents);
    if (!depersonalised) {
      add(
        'application_approval',
        application.applicants.map((person, index) => approval(application, person, index, chance)),
      );
      add(
        'application_requirement',
        application.applicants.map((person, index) => requirement(application, person, index, chance)),
      );
      add('application_tax', taxOf(application, chance));
    }
    if (application.fixed.violations)
      add('application_violation', [
        {
          name: 'CALIFORNIARESIDENT',
          occurred_at: between(application.row.created_at, at.toISOString(), 0.01),
        },
        {
          name: 'BANKACCOUNTNAMEMATCH',
          occurred_at: between(application.row.created_at, at.toISOString(), 0.02),
        },
      ]);
    if (application.row.status === 'Documents pending')
      add('application_outstanding_document', outstanding(application));
    const activity = activityOf(application, documents, at);
    parts.application_activity.push(...activity.map((line) => ({ ...key, ...line })));
  }
  return parts;
}

const documentKinds = [
  { name: 'Trust deed', file: 'trust-deed-certified.pdf' },
  { name: 'User upload', file: 'bank-statement.pdf' },
  { name: 'Driver licence, front', file: 'licence-front.png' },
  { name: 'User upload', file: 'rates-notice.pdf' },
] as const;

function documentsOf(
  { row, documents }: DemoApplication,
  chance: Random,
  at: Date,
): { uploaded_at: string; file_name: string; [field: string]: unknown }[] {
  return Array.from({ length: documents }, (_, index) => {
    const kind = documentKinds[index % documentKinds.length] ?? documentKinds[0];
    return {
      artifact_id: `A${row.id}-${index + 1}`,
      friendly_name: kind.name,
      file_name: kind.file,
      uploaded_at: between(row.created_at, row.completed_at ?? at.toISOString(), 0.1 + chance.next() * 0.8),
      lab_docs_id: chance.guid(),
    };
  });
}

function approval({ row, fixed }: DemoApplication, person: FakePerson, index: number, chance: Random): Row {
  const locked = fixed.mfaLocked === true && index === 1;
  const submitted = ['Primary submit', 'Secondary review', 'Documents pending'].includes(String(row.status));
  const approved = row.is_complete || (submitted && index === 0);
  const declined = !approved && submitted && chance.chance(0.15);
  const status = approved ? 'Approved' : declined ? 'Declined' : 'Pending';
  return {
    individual_id: chance.guid(),
    applicant_name: person.name,
    status,
    updated_at:
      approved || declined || locked
        ? between(row.created_at, row.completed_at ?? row.created_at, 0.9)
        : null,
    is_mfa_locked: locked,
    send_email: status === 'Pending' && !locked,
    email: person.email,
  };
}

function requirement(
  { row, fixed }: DemoApplication,
  person: FakePerson,
  index: number,
  chance: Random,
): Row {
  const verifiable = fixed.verifiable === true && index === 0;
  const passed =
    !verifiable && (row.is_complete || chance.chance(0.6)) && !(fixed.actionRequiredHtml && index === 1);
  return {
    entity_guid: chance.guid(),
    name: person.name,
    result: passed ? 0 : 1,
    result_text: passed ? 'Passed' : 'Failed',
    action_required: passed
      ? null
      : (fixed.actionRequiredHtml ?? '<p>Check the details against an identity document.</p>'),
    eligible_for_reverification: verifiable || (!passed && chance.chance(0.4)),
    eligible_for_new_verification: verifiable,
    eligible_for_sanctions: verifiable || (!passed && chance.chance(0.3)),
  };
}

function taxOf({ row, applicants, fixed }: DemoApplication, chance: Random): Row[] {
  if (fixed.taxPair)
    return [
      { applicant_name: applicants[0]?.name, tfn: fakeTfn(chance) },
      { applicant_name: row.account_name, tfn: null },
    ];
  return applicants.map((person) => ({
    applicant_name: person.name,
    tfn: row.is_complete || chance.chance(0.5) ? fakeTfn(chance) : null,
  }));
}

function outstanding({ fixed }: DemoApplication): Row[] {
  return [
    {
      name: 'Certified trust deed',
      action_required: 'Upload all pages, including the schedule of beneficiaries.',
    },
    ...(fixed.violations
      ? [
          {
            name: 'Bank account evidence',
            action_required: 'A statement header with the account’s name, BSB and number.',
          },
        ]
      : []),
  ];
}

/** A line of the feed, as it is stored for its kind. */
const line = (kind: ActivityKind, subject: unknown = null, actor: unknown = null) => ({
  kind,
  subject,
  actor,
});

function activityOf(
  { row }: DemoApplication,
  documents: readonly { uploaded_at: string; file_name: string }[],
  at: Date,
): Row[] {
  const end = row.completed_at ?? at.toISOString();
  const lines = [
    { ...line('created', null, row.owner_name), occurred_at: row.created_at },
    ...documents.map((file) => ({
      ...line('document-uploaded', file.file_name),
      occurred_at: file.uploaded_at,
    })),
    ...(row.assignee_name
      ? [
          {
            ...line('assigned', row.assignee_name),
            occurred_at: between(row.created_at, end, 0.08),
          },
        ]
      : []),
    ...(row.completed_at ? [{ ...line('completed'), occurred_at: row.completed_at }] : []),
    ...(row.status === 'Cancelled'
      ? [
          {
            ...line('cancelled', null, row.owner_name),
            occurred_at: between(row.created_at, end, 0.5),
          },
        ]
      : []),
  ];
  return lines.toSorted((one, other) => one.occurred_at.localeCompare(other.occurred_at));
}
