import { originOf } from '../config.ts';
import { createToken, linkPath } from '../identity/passwords/one-time-link.ts';
import { demandPassword, findUserByEmail, isAtWork } from '../modules/users/user.store.ts';
import { StartError } from '../start-error.ts';
import { tenantDirectory } from '../tenants/directory.ts';
import { resetMinutes } from '../tenants/tenant-defaults.ts';
import { reportingProblems } from './reporting-problems.ts';
import { commandConfig, withDatabase } from './with-database.ts';

await reportingProblems(() => {
  const config = commandConfig();
  return withDatabase(config, async (db) => {
    const [name = '', email = ''] = process.argv.slice(2);
    const tenant = (await tenantDirectory(db).all()).find(({ id }) => id === name);
    const [host] = tenant?.hosts ?? [];
    if (!tenant || host === undefined) throw new StartError(`There is no tenant ${name}.`);
    const token = await db.inTenant(tenant.id, async (trx) => {
      const user = await findUserByEmail(trx, email);
      if (!user || !isAtWork(user) || user.federated_only || user.password_hash === null)
        throw new StartError(`Nobody at work in ${name} signs in as ${email} with a password.`);
      await demandPassword(trx, user.global_id);
      const link = { tenant: tenant.id, globalId: user.global_id, purpose: 'password' } as const;
      return createToken(trx, { ...link, goodFor: resetMinutes * 60_000 });
    });
    process.stdout.write(
      `${email} is signed out everywhere, and has to choose another password before anything else: with this link, good for ${resetMinutes} minutes, or after signing in with the old one.\n${originOf(config, host)}${linkPath(token)}\n`,
    );
  });
});
