import { originOf } from '../config.ts';
import { createOneTimeLink } from '../identity/one-time-link.ts';
import { addTenant } from '../tenants/add-tenant.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, withDatabase } from './with-database.ts';

await reportingProblems(() => {
  const config = commandConfig();
  return withDatabase(config, async (db) => {
    const [name = '', host = '', email = ''] = process.argv.slice(2);
    const tenant = await addTenant(db, { name, host, email });
    const path = await createOneTimeLink(db, tenant.id, tenant.adminId);
    process.stdout.write(
      `Tenant ${tenant.id} is made. Its administrator signs in once with this link, good for 24 hours:\n${originOf(config, tenant.host)}${path}\n`,
    );
  });
});
