import { sql } from 'kysely';
import * as v from 'valibot';
import { StartError } from '../../config/start-error.ts';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { providerSecretContext, type Sealer } from '../../platform/db/sealer.ts';
import { storeAudit, type Actor } from '../../platform/history/audit.store.ts';
import { emailKey, findUserByEmail, isActiveUser, type PortalUser } from '../directory/user.store.ts';
import { findRole } from '../directory/role.store.ts';
import { storedCredential } from './client-key.ts';
import { factorsOf } from '../factors/second-step.ts';
import { signedInSeconds } from '../sessions/sessions.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
/** A client secret or a private key, the latter also as a JWK. */
const credential = v.union([
  v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(10_000)),
  v.looseObject({ kty: v.string() }),
]);
const shownVersions = 50;
const maxSessionHours = signedInSeconds / 3600;
const domain = v.pipe(v.string(), v.toLowerCase(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/));

/** The settings of a provider in the file of `pnpm tenant sign-in`, as documented in docs/operating/sign-in.md. */
export const providerSettings = v.strictObject({
  /** On the button, in one line. */
  Name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(24)),
  Issuer: v.pipe(v.string(), v.url(), v.regex(/^https?:/), v.maxLength(500)),
  ClientId: line,
  /** Addresses in these domains belong to the firm. */
  Domains: v.pipe(v.array(domain), v.minLength(1), v.maxLength(50)),
  Scopes: v.optional(v.array(line), ['openid', 'profile', 'email']),
  EmailClaim: v.optional(line, 'email'),
  /** Says whether the provider has verified the address; `xms_edov` at Entra ID. */
  VerifiedClaim: v.optional(line, 'email_verified'),
  FirstNameClaim: v.optional(line, 'given_name'),
  LastNameClaim: v.optional(line, 'family_name'),
  GroupsClaim: v.optional(line, 'groups'),
  /** Who may sign in: users of the portal, or anyone with an address of the domains, who becomes one. */
  Accounts: v.optional(v.picklist(['known', 'domains']), 'known'),
  /** Id of the role of each group; the first one that fits counts. */
  Roles: v.optional(v.pipe(v.array(v.strictObject({ Group: line, Role: line })), v.maxLength(100)), []),
  /** Of an account that fits none of `Roles`; without it the sign-in is refused. */
  DefaultRole: v.optional(line),
  /** Whether only new users get a role, or every user at each sign-in. */
  RolesAt: v.optional(v.picklist(['first', 'each']), 'first'),
  /** Who may use passwords and passkeys of the portal: everyone, users of other domains, or emergency accounts. */
  Passwords: v.optional(v.picklist(['allowed', 'other', 'emergency']), 'allowed'),
  /** E-mail addresses of users who may always use a password. */
  EmergencyAccounts: v.optional(v.pipe(v.array(v.pipe(line, v.transform(emailKey))), v.maxLength(20)), []),
  /** Values of `amr` or `acr` with which the portal asks for no second factor of its own. */
  SecondFactorAmr: v.optional(v.array(line), []),
  SecondFactorAcr: v.optional(v.array(line), []),
  /** Maximum length of a session. */
  SessionHours: v.optional(
    v.pipe(v.number(), v.minValue(0.25), v.maxValue(maxSessionHours)),
    maxSessionHours,
  ),
});
export type ProviderSettings = v.InferOutput<typeof providerSettings>;

export interface OutsideProvider extends ProviderSettings {
  readonly id: string;
  /** The client secret, or the private key as `clientKeyOf` reads it. */
  readonly secret: string;
}

/** Stores a provider of a tenant, or replaces its settings and secret. */
export async function storeProvider(
  db: Database,
  by: Actor,
  id: string,
  given: unknown,
  local: boolean,
): Promise<void> {
  const { tenant } = by;
  const read = v.safeParse(v.strictObject({ ...providerSettings.entries, Secret: credential }), given);
  if (!read.success) {
    const [issue] = read.issues;
    throw new StartError(`${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`);
  }
  if (!/^[a-z0-9-]{1,40}$/.test(id))
    throw new StartError('Short name: it consists of at most 40 lower-case letters, digits and hyphens.');
  const { Secret: typed, ...settings } = read.output;
  const secret = storedCredential(typed);
  if (!local && !settings.Issuer.startsWith('https:'))
    throw new StartError('Issuer: has to begin with https.');
  const values = {
    settings: JSON.stringify(settings),
    secret_sealed: db.sealer.seal(secret, providerSecretContext(tenant, id)),
  };
  await db.inTenant(tenant, async (trx) => {
    await assertUsable(trx, settings);
    const before = await findProvider(trx, db.sealer, id);
    await trx
      .insertInto('identity_provider')
      .values({ tenant_id: tenant, id, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
      .execute();
    const after = { ...settings, secret };
    const changed = Object.entries(after).flatMap(([name, value]) =>
      JSON.stringify(before?.[name as keyof typeof after]) === JSON.stringify(value) ? [] : [name],
    );
    if (changed.some((name) => name !== 'secret')) await storeVersion(trx, by, id, values.settings);
    await storeAudit(trx, by, { action: 'provider-saved', part: id, settings: changed });
  });
}

/** The row of the provider is locked, so that no other version gets the number. */
async function storeVersion(trx: Trx, by: Actor, id: string, settings: string): Promise<void> {
  const number = trx
    .selectFrom('identity_provider_version')
    .where('provider_id', '=', id)
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'));
  const version = { provider_id: id, number, saved_by: by.globalId ?? null, settings };
  await trx
    .insertInto('identity_provider_version')
    .values({ tenant_id: by.tenant, ...version })
    .execute();
}

/** The newest versions of the settings of a provider, newest first, without its secret. */
export async function listVersions(trx: Trx, id: string) {
  const rows = await trx
    .selectFrom('identity_provider_version as version')
    .leftJoin('portal_user as author', 'author.global_id', 'version.saved_by')
    .select(['number', 'saved_at as savedAt', 'display_name as savedBy', 'settings'])
    .where('provider_id', '=', id)
    .orderBy('number', 'desc')
    .limit(shownVersions)
    .execute();
  return rows.map((row) => ({ ...row, settings: v.parse(providerSettings, row.settings) }));
}

async function assertUsable(trx: Trx, settings: ProviderSettings): Promise<void> {
  const { Roles, DefaultRole } = settings;
  for (const role of [...Roles.map(({ Role }) => Role), ...(DefaultRole === undefined ? [] : [DefaultRole])])
    if (!(await findRole(trx, role))) throw new StartError(`Roles: there is no role ${role}.`);
  if (await lacksEmergencyAccount(trx, settings))
    throw new StartError(
      'EmergencyAccounts: one of them has to be an active user with a password and a second factor.',
    );
}

/**
 * Whether only emergency accounts may use a password, and none of them can sign in: it takes an active user with a
 * password and a second factor.
 *
 * @param leaving Address of an account that does not count any more.
 */
export async function lacksEmergencyAccount(
  trx: Trx,
  { Passwords, EmergencyAccounts }: Pick<ProviderSettings, 'Passwords' | 'EmergencyAccounts'>,
  leaving?: string,
): Promise<boolean> {
  if (Passwords !== 'emergency') return false;
  for (const email of EmergencyAccounts.filter((each) => each !== leaving)) {
    const user = await findUserByEmail(trx, email);
    const { app, passkeyHosts } = await factorsOf(trx, user?.global_id ?? '');
    if (user?.password_hash && isActiveUser(user) && (app || passkeyHosts.length > 0)) return false;
  }
  return true;
}

/** Whether a user is the only emergency account that can sign in, so that it has to keep a second factor. */
export async function isLastEmergencyAccount(trx: Trx, user: PortalUser): Promise<boolean> {
  const email = emailKey(user.email);
  const relying = (await listProviders(trx)).filter((each) => each.EmergencyAccounts.includes(email));
  for (const each of relying) if (await lacksEmergencyAccount(trx, each, email)) return true;
  return false;
}

/** Removes a provider; the links of its users stay for a provider of the same issuer. */
export async function removeProvider(db: Database, by: Actor, id: string): Promise<void> {
  await db.inTenant(by.tenant, async (trx) => {
    const removed = await trx.deleteFrom('identity_provider').where('id', '=', id).executeTakeFirst();
    if (removed.numDeletedRows === 0n) throw new StartError(`There is no identity provider ${id}.`);
    await storeAudit(trx, by, { action: 'provider-removed', part: id });
  });
}

/** The providers of the transaction's tenant, without their secrets. */
export async function listProviders(trx: Trx) {
  const rows = await trx.selectFrom('identity_provider').select(['id', 'settings']).orderBy('id').execute();
  return rows.map(({ id, settings }) => ({ id, ...v.parse(providerSettings, settings) }));
}

export async function findProvider(
  trx: Trx,
  sealer: Sealer,
  id: string,
): Promise<OutsideProvider | undefined> {
  const row = await trx.selectFrom('identity_provider').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    row && {
      id,
      ...v.parse(providerSettings, row.settings),
      secret: sealer.open(row.secret_sealed, providerSecretContext(row.tenant_id, id)),
    }
  );
}
