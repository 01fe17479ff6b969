import { originOf } from '../config.ts';
import { createToken, linkPath } from '../identity/passwords/one-time-link.ts';
import { addTenant } from '../tenants/add-tenant.ts';
import { defaultSettings, invitationHours } from '../tenants/tenant-defaults.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, withDatabase } from './with-database.ts';

await reportingProblems(() => {
  const config = commandConfig();
  return withDatabase(config, async (db) => {
    const [name = '', host = '', email = ''] = process.argv.slice(2);
    const tenant = await addTenant(db, { name, host, email });
    const link = { tenant: tenant.id, globalId: tenant.adminId, purpose: 'invitation' } as const;
    const hours = invitationHours(defaultSettings);
    const goodFor = hours * 3600_000;
    const token = await db.inTenant(tenant.id, (trx) => createToken(trx, { ...link, goodFor }));
    process.stdout.write(
      `Tenant ${tenant.id} is made. Its administrator signs in once with this link, good for ${hours} hours:\n${originOf(config, tenant.host)}${linkPath(token)}\n`,
    );
  });
});
