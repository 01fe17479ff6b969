import type { Schema } from '../../platform/db/schema.ts';
import { applicationTypes, SigningMode, type Status } from '@portal/api/contract';
import type { Selectable } from 'kysely';
import { labels, products, systemLabels, type DemoTenant } from './demo-tenants.ts';
import { fakePerson, type FakePerson } from './fake-people.ts';
import { fixedApplications, type FixedApplication } from './fixed-applications.ts';
import { between, daysBefore } from './moments.ts';
import type { Random } from './random.ts';

/** A row to store, with its applicants. */
export interface DemoApplication {
  readonly row: Record<
    Exclude<
      keyof Schema['application'],
      'amount_cents' | 'search_text' | 'folded_text' | 'created_at' | 'completed_at'
    >,
    unknown
  > &
    Pick<
      Selectable<Schema['application']>,
      'id' | 'status' | 'is_complete' | 'owner_name' | 'assignee_name'
    > & {
      created_at: string;
      completed_at: string | null;
    };
  readonly applicants: readonly FakePerson[];
  /** Number of documents in its document list. */
  readonly documents: number;
  readonly fixed: FixedApplication;
}

export interface Owner {
  readonly globalId: string;
  readonly name: string;
}

export interface Plan {
  readonly tenant: DemoTenant;
  readonly firstId: number;
  /** Number of listed applications; the cancelled ones follow them. */
  readonly listed: number;
  readonly cancelled: number;
  /** Owner of the application at an index, counted from 0. */
  readonly ownerOf: (index: number) => Owner;
  readonly assignees: readonly Owner[];
  /** Number of listed applications whose location is Sydney. */
  readonly sydney: number;
}

const modes = [SigningMode.online, SigningMode.printAndSign];
const types = applicationTypes.map((type) => ({ ...type, applicants: type.name === 'Individual' ? 1 : 2 }));
type ApplicationType = (typeof types)[number];

/** Repeated over the list, so that every status occurs often enough. */
const statusCycle: readonly Status[] = [
  'Primary edit',
  'Complete',
  'Adviser edit',
  'Primary edit',
  'Primary submit',
  'Complete',
  'Primary edit',
  'Secondary review',
  'Complete',
  'Documents pending',
  'Adviser submit',
  'Primary edit',
  'Complete',
  'Locked',
  'Depersonalised',
];

const progress: Readonly<Record<Status, readonly [number, number]>> = {
  'Adviser edit': [5, 35],
  'Adviser submit': [36, 48],
  'Primary edit': [20, 70],
  'Primary submit': [71, 82],
  'Secondary review': [80, 92],
  'Documents pending': [84, 96],
  Locked: [30, 75],
  Depersonalised: [100, 100],
  Complete: [100, 100],
  Cancelled: [10, 80],
};

export function demoApplications(plan: Plan, chance: Random, at: Date): DemoApplication[] {
  const count = plan.listed + plan.cancelled;
  const inSydney = new Set(
    chance.some(
      Array.from({ length: plan.listed }, (_, index) => index),
      plan.sydney,
    ),
  );
  return Array.from({ length: count }, (_, index) =>
    application(plan, chance, at, index, inSydney.has(index)),
  );
}

function application(plan: Plan, chance: Random, at: Date, index: number, sydney: boolean): DemoApplication {
  const id = plan.firstId + index;
  const fixed = fixedApplications.get(id) ?? {};
  const cancelled = index >= plan.listed;
  const status = cancelled
    ? 'Cancelled'
    : (fixed.status ?? statusCycle[index % statusCycle.length] ?? 'Primary edit');
  const complete = status === 'Complete' || status === 'Depersonalised';
  const type: ApplicationType = fixed.type
    ? (types.find((each) => each.name === fixed.type) ?? chance.pick(types))
    : chance.pick(types);
  const applicants = people(chance, type);
  const created = daysBefore(
    at,
    fixed.daysOld ?? age(chance, cancelled ? chance.next() : index / (plan.listed - 1)),
  );
  const completed = complete ? between(created, at.toISOString(), 0.05 + chance.next() * 0.6) : null;
  const documents = fixed.documents ?? (complete ? chance.whole(1, 4) : Math.max(0, chance.whole(-2, 3)));
  const owner = plan.ownerOf(index);
  const row = {
    tenant_id: plan.tenant.id,
    id,
    guid: chance.guid(),
    created_at: created,
    completed_at: completed,
    status,
    is_complete: complete,
    last_status: fixed.lastStatus ?? (status === 'Locked' || cancelled ? 'Primary edit' : null),
    owner_global_id: owner.globalId,
    owner_name: owner.name,
    location: sydney ? 'Sydney' : 'Melbourne',
    restriction_group: chance.chance(0.55) ? 'North' : 'South',
    mode: fixed.mode ?? modeOf(chance, status, complete),
    cancel_refusal: fixed.cancelRefusal ?? null,
    confirm_edit: fixed.confirmEdit ?? false,
    created_on_behalf: status === 'Adviser edit' || status === 'Adviser submit',
    document_count: documents,
    user_upload_count: Math.ceil(documents / 2),
    last_document_at: null,
    percentage_complete: chance.whole(...progress[status]),
    application_type: type.name,
    short_application_type: type.short,
    ...personal(chance, type, applicants, fixed, status === 'Depersonalised'),
    ...filing(plan, chance, index, fixed, complete),
  };
  return { row, applicants, documents, fixed };
}

/**
 * Up to three years; newer numbers tend to be younger, but not strictly, so that sorting by date differs from sorting
 * by number.
 */
function age(chance: Random, share: number): number {
  return Math.max(0.02, (1 - share) ** 1.3 * 1075 + (chance.next() - 0.35) * 30 * (1.02 - share));
}

/** Ordinary applications are online; every third adviser form is signed on paper. */
function modeOf(chance: Random, status: Status, complete: boolean): string {
  if (complete || status === 'Primary edit') return SigningMode.online;
  return chance.chance(0.3) ? chance.pick(modes) : SigningMode.online;
}

function people(chance: Random, type: ApplicationType): FakePerson[] {
  const first = fakePerson(chance);
  if (type.applicants === 1) return [first];
  return [
    first,
    fakePerson(chance, type.name === 'Joint' || type.name === 'Trust Individual' ? first.last : undefined),
  ];
}

function accountName(type: ApplicationType, [first, second]: readonly FakePerson[]): string {
  const last = first?.last ?? '';
  switch (type.name) {
    case 'Individual':
      return first?.name ?? '';
    case 'Joint':
      return `${first?.first.charAt(0)} & ${second?.first.charAt(0)} ${last}`;
    case 'Company':
      return `${last} ${second?.last} Holdings Pty Ltd`;
    case 'Trust Individual':
      return `${last} Family Trust`;
    case 'Trust Corporate':
      return `${last} Investments Pty Ltd ATF ${second?.last} Trust`;
  }
}

/** A depersonalised application has no personal data (OP-155). */
function personal(
  chance: Random,
  type: ApplicationType,
  applicants: readonly FakePerson[],
  fixed: FixedApplication,
  blank: boolean,
) {
  const [first] = applicants;
  const account = fixed.accountName ?? accountName(type, applicants);
  return {
    account_name: blank ? null : account,
    primary_email: blank ? null : (first?.email ?? null),
    client_name: blank ? null : (first?.name ?? null),
    primary_applicant_name: blank ? null : (first?.name ?? null),
    primary_applicant_phone: blank ? null : (first?.mobile ?? null),
    language: chance.chance(0.9) ? 'English' : chance.pick(['Mandarin', 'Vietnamese', 'Greek', 'Italian']),
  };
}

function filing(plan: Plan, chance: Random, index: number, fixed: FixedApplication, complete: boolean) {
  const id = plan.firstId + index;
  const assignee =
    fixed.assignee ?? (chance.chance(0.45) ? chance.pick(plan.assignees.slice(0, 2)) : undefined);
  const amounts = [900, 10_000, 25_000, 47_500, 85_000, 120_000, 320_000, 500_000, 750_000.5];
  return {
    assignee_id: assignee?.globalId ?? null,
    assignee_name: assignee?.name ?? null,
    label: fixed.label ?? (chance.chance(0.16) ? chance.pick(labels.slice(1)) : null),
    system_label: fixed.systemLabel ?? (chance.chance(0.2) ? chance.pick(systemLabels) : null),
    sub_brand: chance.chance(0.94) ? chance.pick(plan.tenant.subBrands) : null,
    products: fixed.products ?? chance.some(products, chance.whole(0, 5)),
    external_id: chance.chance(0.8) ? `EXT-${19_000 + id * 3}` : null,
    account_number: complete
      ? `${plan.tenant.id.charAt(0).toUpperCase()}T-${String(80_000 + id).padStart(7, '0')}`
      : null,
    promo_code: chance.chance(0.18) ? chance.pick(['SPRING26', 'ADVISER10', 'WELCOME']) : null,
    investment_amount:
      fixed.amount ??
      (chance.chance(0.88)
        ? chance.pick(amounts) + chance.whole(0, 3) * 1_000_000 * Number(chance.chance(0.1))
        : null),
    docs_required: fixed.documentsRequired === true || chance.chance(0.25) ? 'Required' : null,
    channel: chance.pick(['Adviser', 'Direct', 'Online']),
    instance_name: `${plan.tenant.id}-${chance.pick(['primary', 'secondary'])}`,
  };
}
