import * as v from 'valibot';
import { StartError } from '../../config/start-error.ts';
import type { Database, Trx } from '../../platform/db/connect.ts';
import { providerSecretContext, type Sealer } from '../../platform/db/sealer.ts';

const line = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
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
});
export type ProviderSettings = v.InferOutput<typeof providerSettings>;

export interface OutsideProvider extends ProviderSettings {
  readonly id: string;
  readonly secret: string;
}

/** Stores a provider of a tenant, or replaces its settings and secret. */
export async function storeProvider(
  db: Database,
  tenant: string,
  id: string,
  given: unknown,
  local: boolean,
): Promise<void> {
  const read = v.safeParse(v.strictObject({ ...providerSettings.entries, Secret: line }), given);
  if (!read.success) {
    const [issue] = read.issues;
    throw new StartError(`${v.getDotPath(issue) ?? 'The file'}: ${issue.message}`);
  }
  if (!/^[a-z0-9-]{1,40}$/.test(id))
    throw new StartError('The id consists of lower-case letters, digits and hyphens.');
  const { Secret, ...settings } = read.output;
  if (!local && !settings.Issuer.startsWith('https:'))
    throw new StartError('Issuer: has to begin with https.');
  const values = {
    settings: JSON.stringify(settings),
    secret_sealed: db.sealer.seal(Secret, providerSecretContext(tenant, id)),
  };
  await db.inTenant(tenant, (trx) =>
    trx
      .insertInto('identity_provider')
      .values({ tenant_id: tenant, id, ...values })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'id']).doUpdateSet(values))
      .execute(),
  );
}

/** Removes a provider; the links of its users stay for a provider of the same issuer. */
export async function removeProvider(db: Database, tenant: string, id: string): Promise<void> {
  const { numDeletedRows } = await db.inTenant(tenant, (trx) =>
    trx.deleteFrom('identity_provider').where('id', '=', id).executeTakeFirst(),
  );
  if (numDeletedRows === 0n) throw new StartError(`There is no identity provider ${id}.`);
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
