import { sql } from 'kysely';
import { storeTenant } from '../../tenants/tenant.store.ts';
import { standardPasswordCost } from '../../config/config.ts';
import { hashPassword } from '../../people/passwords/password-hash.ts';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { taxNumberContext, type Sealer } from '../../platform/db/sealer.ts';
import { demoApplications, type DemoApplication, type Owner, type Plan } from './demo-applications.ts';
import { demoImages } from './demo-images.ts';
import { demoComments } from './demo-comments.ts';
import { demoIps } from './demo-ips.ts';
import { storeDemoFiles } from './demo-files.ts';
import { demoParts } from './demo-parts.ts';
import { demoTenants, listOptions, supportEmail, type DemoTenant } from './demo-tenants.ts';
import { demoPassword, demoUsers } from './demo-users.ts';
import { demoVerifications, demoVerificationTotal } from './demo-verifications.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { random, type Random } from './random.ts';

/**
 * Fills an empty database with the demo tenants; returns whether it was empty. Dates are relative to `at`.
 *
 * @param passwordCost As in the settings.
 */
export async function seedDemo(
  db: Database,
  at: Date = new Date(),
  passwordCost: number = standardPasswordCost,
): Promise<boolean> {
  const passwordHash = await hashPassword(demoPassword, passwordCost);
  return db.system(async (trx) => {
    // Prevents two processes on one PostgreSQL from both finding it empty.
    await sql`lock table tenant_host in exclusive mode`.execute(trx);
    if (await trx.selectFrom('tenant_host').select('host').executeTakeFirst()) return false;
    for (const tenant of demoTenants) await seedTenant(trx, db.sealer, tenant, at, passwordHash);
    return true;
  });
}

async function seedTenant(
  trx: Trx,
  sealer: Sealer,
  tenant: DemoTenant,
  at: Date,
  passwordHash: string,
): Promise<void> {
  const chance = random(tenant.seed);
  await storeTenant(trx, sealer, {
    ...tenant,
    supportEmail: supportEmail(tenant.id),
    images: demoImages(tenant.id),
    seeded: true,
  });
  const users = demoUsers(tenant.id, chance, at, passwordHash);
  await insertRows(trx, 'portal_user', users);
  await insertRows(
    trx,
    'list_option',
    listOptions(tenant.subBrands).map((row) => ({ tenant_id: tenant.id, ...row })),
  );
  const people = users.map((user) => ({ globalId: user.global_id, name: user.display_name }));
  const planOf = tenant.id === 'harbour' ? harbourPlan : smallPlan;
  const applications = demoApplications(planOf(tenant, people, chance), chance, at);
  const generated = demoParts(applications, chance, at);
  const parts = { ...generated, application_tax: generated.application_tax.map(sealedBy(sealer)) };
  await insertRows(
    trx,
    'application',
    applications.map((application) => withLastDocument(application, parts.application_document)),
  );
  for (const table of Object.keys(parts) as (keyof typeof parts)[])
    await insertRows(trx, table, parts[table]);
  // Each has its own random generator, so that a change of one leaves the other generated data unchanged.
  await storeDemoFiles(trx, sealer, tenant.id);
  await insertRows(
    trx,
    'application_comment',
    demoComments(applications, people, random(tenant.seed + 1), at),
  );
  await insertRows(trx, 'application_ip', demoIps(applications, random(tenant.seed + 9), at));
  const verifications =
    tenant.id === 'harbour' ? demoVerifications(tenant.id, random(tenant.seed + 20), at) : [];
  await insertRows(trx, 'verification', verifications);
  // No demo id occurs in two tenants: the numbers of each other tenant begin at those of its applications.
  const before = tenant.id === 'harbour' ? 0 : tenant.seed - 1;
  await insertRows(trx, 'verification_total', [demoVerificationTotal(tenant.id, verifications, before)]);
}

/** A row as it is stored, with the number encrypted. */
const sealedBy =
  (sealer: Sealer) =>
  ({ tfn, ...row }: Readonly<Record<string, unknown>>) => {
    const context = taxNumberContext(
      String(row['tenant_id']),
      Number(row['application_id']),
      Number(row['position']),
    );
    const sealed = typeof tfn === 'string' ? sealer.seal(tfn, context) : undefined;
    return { ...row, tfn_sealed: sealed ? `\\x${sealed.toString('hex')}` : null };
  };

function withLastDocument({ row }: DemoApplication, documents: readonly Readonly<Record<string, unknown>>[]) {
  const uploads = documents
    .filter((file) => file['application_id'] === row.id)
    .map((file) => String(file['uploaded_at']));
  const kept = { document_count: uploads.length, user_upload_count: Math.ceil(uploads.length / 2) };
  return { ...row, ...kept, last_document_at: uploads.toSorted().at(-1) ?? null };
}

const named = (people: readonly Owner[], globalId: string): Owner => {
  const person = people.find((each) => each.globalId === globalId);
  if (!person) throw new Error(`There is no ${globalId} among the demo people.`);
  return person;
};

/** Indexes, from 0, of the applications that FULL and MY own; the others share the rest. */
const ownedByFull = new Set([
  1,
  3,
  4,
  5,
  6,
  7,
  9,
  ...Array.from({ length: 18 }, (_, index) => 20 + index * 7),
]);
const ownedByMy = new Set([10, 101, 124]);

function harbourPlan(tenant: DemoTenant, people: readonly Owner[], chance: Random): Plan {
  const others = ['G-CREATE', 'G-BEHALF', 'G-ADV1', 'G-ADV2', 'G-ADV3', 'G-ADV4', 'G-ADV5'].map((id) =>
    named(people, id),
  );
  return {
    tenant,
    firstId: 1001,
    listed: 147,
    cancelled: 6,
    sydney: 90,
    assignees: ['G-ABLE', 'G-BUSY', 'G-OTTO'].map((id) => named(people, id)),
    ownerOf: (index) => {
      if (ownedByFull.has(index)) return named(people, 'G-FULL');
      return ownedByMy.has(index) ? named(people, 'G-MY') : chance.pick(others);
    },
  };
}

function smallPlan(tenant: DemoTenant, people: readonly Owner[]): Plan {
  const listed = tenant.id === 'meridian' ? 40 : 30;
  return {
    tenant,
    firstId: tenant.id === 'meridian' ? 2001 : 3001,
    listed,
    cancelled: 0,
    sydney: Math.round(listed * 0.6),
    assignees: people,
    ownerOf: (index) => named(people, index % 13 === 5 ? 'G-MY' : 'G-FULL'),
  };
}
