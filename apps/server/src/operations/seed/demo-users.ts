import type { Schema } from '../../platform/db/schema.ts';
import {
  adminStaffRoles,
  needsAccessChoice,
  concernsApplications,
  everyClaim,
  Permission,
  type Claim,
} from '@portal/api/contract';
import type { Insertable } from 'kysely';
import type { UserStatus } from '@portal/api/contract';
import { fakePerson } from './fake-people.ts';
import { daysBefore } from './moments.ts';
import type { Random } from './random.ts';

/** The password of every demo account. */
export const demoPassword = 'Portal-demo-1!';

export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly claims: readonly Claim[];
  /** The purpose of the account, in the list on the sign-in page. */
  readonly note: string;
  readonly ownsApplications?: boolean;
  readonly federatedOnly?: boolean;
  readonly role: string;
}

const { fullAccess, readOnly } = adminStaffRoles;
const roles = [fullAccess, readOnly, 'Adviser', 'Operations'];

export const personas: readonly Persona[] = [
  {
    id: 'FULL',
    name: 'Fiona Full',
    claims: everyClaim,
    note: 'Every permission',
    ownsApplications: true,
    role: fullAccess,
  },
  {
    id: 'MY',
    name: 'Mia My',
    claims: [Permission.myApps],
    note: 'Own applications only',
    ownsApplications: true,
    role: 'Adviser',
  },
  {
    id: 'ALL',
    name: 'Alan All',
    claims: [Permission.allAppsLocation],
    note: 'Every application of one location',
    role: readOnly,
  },
  { id: 'NONE', name: 'Nora None', claims: [], note: 'No permission', role: 'Operations' },
  {
    id: 'CREATE',
    name: 'Cora Create',
    claims: [Permission.myApps, Permission.create],
    note: 'Creates applications',
    ownsApplications: true,
    role: 'Adviser',
  },
  {
    id: 'BEHALF',
    name: 'Bea Behalf',
    claims: [Permission.myApps, Permission.createOnBehalf],
    note: 'Creates applications for others',
    ownsApplications: true,
    role: 'Adviser',
  },
  {
    id: 'EDIT',
    name: 'Edna Edit',
    claims: [Permission.allAppsInstance, Permission.editApp, Permission.viewApp],
    note: 'Views and edits incomplete applications',
    role: 'Operations',
  },
  {
    id: 'TAX',
    name: 'Tess Tax',
    claims: [Permission.allAppsInstance, Permission.taxSummary],
    note: 'Sees whether tax numbers were given',
    role: 'Operations',
  },
  {
    id: 'LABEL',
    name: 'Lena Label',
    claims: [Permission.allAppsInstance, Permission.labelAdd],
    note: 'Labels applications',
    role: 'Operations',
  },
  {
    id: 'USERS',
    name: 'Uma Users',
    claims: [
      Permission.userManagement,
      Permission.inviteUser,
      Permission.unlockUser,
      Permission.enableDisableUser,
    ],
    note: 'Manages users',
    role: fullAccess,
  },
  {
    id: 'VERIFY',
    name: 'Vera Verify',
    claims: [Permission.entityVerification, Permission.individualEntityVerification],
    note: 'Verifies individuals',
    role: 'Operations',
  },
  {
    id: 'ENTITY',
    name: 'Eve Entity',
    claims: [Permission.entityVerification],
    note: 'Verifications without a service',
    role: readOnly,
  },
  {
    id: 'FED',
    name: 'Fred Federated',
    claims: everyClaim.filter((claim) => claim !== Permission.formLogin),
    note: 'Signs in only by the partner link',
    federatedOnly: true,
    role: fullAccess,
  },
];

/** Owners in addition to the personas. */
const advisers = ['Priya Raman', 'Tom Gallagher', 'Helen Zhao', 'Marcus Oyelaran', 'Bridget Falzon'];

const assignees = [
  { id: 'G-ABLE', name: 'Ann Able', assignable: true },
  { id: 'G-BUSY', name: 'Bob Busy', assignable: true },
  { id: 'G-OTTO', name: 'Old Otto', assignable: false },
];

/** One user for each of the seven other statuses. */
const otherStatuses: readonly UserStatus[] = [
  'Invited',
  'Normal',
  'LockedPasswordAttempts',
  'LockedMFAAttempts',
  'LockInactivity',
  'Deactivated',
];

const usersInAll = 45;

type User = Insertable<Schema['portal_user']>;

export function demoUsers(tenant: string, chance: Random, at: Date, passwordHash: string): User[] {
  const make = (globalId: string, name: string, more: Partial<User> = {}): User =>
    userOf(tenant, chance, at, globalId, name, { password_hash: passwordHash, ...more });
  const people = personas
    .filter((persona) => tenant === 'harbour' || persona.id === 'FULL' || persona.id === 'MY')
    .map((persona) => make(`G-${persona.id}`, persona.name, personaFields(persona)));
  if (tenant !== 'harbour') return people;
  people.push(
    ...advisers.map((name, index) =>
      make(`G-ADV${index + 1}`, name, { role_name: 'Adviser', can_own: true }),
    ),
    ...assignees.map(({ id, name, assignable }) => make(id, name, { role_name: 'Operations', assignable })),
    make('G-LEE', 'Ann Lee', { role_name: 'Operations', has_application_access: true }),
  );
  while (people.length < usersInAll) people.push(furtherUser(make, people, chance));
  return people;
}

function personaFields(persona: Persona): Partial<User> {
  return {
    permissions: [...persona.claims],
    role_name: persona.role,
    can_own: persona.ownsApplications ?? false,
    federated_only: persona.federatedOnly ?? false,
    location: persona.id === 'ALL' || persona.id === 'FULL' ? 'Sydney' : undefined,
    mobile: persona.id === 'FULL' ? '0412 000 001' : undefined,
    has_application_access:
      (needsAccessChoice(persona.role) && persona.claims.some(concernsApplications)) || undefined,
  } as Partial<User>;
}

function furtherUser(
  make: (id: string, name: string, more: Partial<User>) => User,
  people: readonly User[],
  chance: Random,
): User {
  const name = unusedName(people, chance);
  const number = people.length + 1;
  // Each of the other statuses once, then some at random, so that both pages of the list show several statuses.
  const status = otherStatuses[number - 23] ?? (chance.chance(0.25) ? chance.pick(otherStatuses) : 'Active');
  return make(`G-U${String(number).padStart(3, '0')}`, name, {
    status,
    role_name: chance.pick(roles),
    has_application_access: chance.chance(0.4),
    ...(status === 'Invited' && { password_hash: null, last_activity_at: null }),
  });
}

function unusedName(people: readonly User[], chance: Random): string {
  for (;;) {
    const { name } = fakePerson(chance);
    if (!people.some((person) => person.display_name === name)) return name;
  }
}

function userOf(
  tenant: string,
  chance: Random,
  at: Date,
  globalId: string,
  name: string,
  more: Partial<User>,
): User {
  const [first = '', last = ''] = name.split(' ');
  const given = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined));
  const createdDays = chance.whole(40, 1100);
  return {
    tenant_id: tenant,
    global_id: globalId,
    public_id: chance.guid(),
    email: `${first}.${last}@${tenant}.example`.toLowerCase(),
    first_name: first,
    last_name: last,
    display_name: name,
    role_name: 'Operations',
    status: 'Active',
    permissions: [],
    location: chance.chance(0.6) ? 'Sydney' : 'Melbourne',
    restriction_group: chance.chance(0.5) ? 'North' : 'South',
    password_hash: null,
    mobile: fakePerson(chance).mobile,
    created_at: daysBefore(at, createdDays),
    last_activity_at: daysBefore(at, chance.whole(0, 30) + chance.next()),
    has_application_access: globalId === 'G-FULL' || chance.chance(0.3),
    federated_only: false,
    can_own: false,
    assignable: null,
    seeded: true,
    ...given,
  };
}
