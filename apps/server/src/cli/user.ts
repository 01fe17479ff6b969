import { Readable } from 'node:stream';
import { storeAudit } from '../platform/history/audit.store.ts';
import { allRoles } from '../people/directory/role.store.ts';
import { erasePerson, personalData } from '../operations/personal-data.ts';
import { changeRole, changeUser, type UserChange } from '../people/users/user-change.service.ts';
import { endAccess, findUserByEmail } from '../people/directory/user.store.ts';
import { mayFederate } from '../people/sign-in/may-federate.ts';
import { StartError, UsageError } from '../config/start-error.ts';
import { tenantDirectory } from '../tenants/directory.ts';
import type { Tenant } from '../platform/tenant.ts';
import { runCommands, print, type Command } from './command-line.ts';
import { confirmName } from './confirm.ts';
import { givenPath, writeWhole } from './files.ts';
import { invitationLink } from './links.ts';
import { noteCommand } from './note-command.ts';
import { forgetLostFactors, originFor, resetPassword, type Found, type FoundUser } from './user-sign-in.ts';
import { onDatabase } from './with-database.ts';

const words = ['tenant', 'e-mail'];

const federation: ReadonlyMap<string, boolean | null> = new Map([
  ['on', true],
  ['off', false],
  ['default', null],
]);

const change = (wanted: UserChange, meaning: string, done: string): Command => ({
  words,
  meaning,
  run: (given) =>
    onUser(given, async ({ db, tenant, user }) => {
      const reason = await db.inTenant(tenant.id, (trx) =>
        changeUser(trx, { tenant: tenant.id }, user.global_id, wanted),
      );
      if (reason !== undefined) throw new StartError(`Nothing was changed: ${reason}`);
      print(`${user.email} ${done}`);
    }),
});

await runCommands('pnpm user', {
  list: {
    words: ['tenant'],
    meaning: 'Lists the users of a tenant with role and status.',
    run: ([name = '']) =>
      onTenant(name, async ({ db, tenant }) => {
        const people = await db.inTenant(tenant.id, (trx) =>
          trx.selectFrom('portal_user').select(['email', 'role_name', 'status']).orderBy('email').execute(),
        );
        for (const { email, role_name: role, status } of people) print(`${email}\t${role}\t${status}`);
      }),
  },
  link: {
    words,
    meaning: 'Prints another link for an invited user who has not set a password.',
    run: (given) =>
      onUser(given, async ({ db, config, tenant, user }) => {
        if (user.status !== 'Invited')
          throw new StartError(`${user.email} has already accepted the invitation; use pnpm user reset.`);
        const origin = originFor(config, tenant);
        await noteCommand(db, tenant.id, 'user:link', user.global_id);
        const { hours, link } = await invitationLink(db, tenant.id, user.global_id, tenant.settings, origin);
        print(`${user.email} can set a password with this link, which is valid for ${hours} hours:\n${link}`);
      }),
  },
  reset: {
    words,
    meaning: 'Signs a user out everywhere, and prints a link to set another password.',
    run: (given) => onUser(given, resetPassword),
  },
  'forget-factors': {
    words,
    meaning:
      'Forgets the authenticator app, recovery codes and passkeys that somebody has lost, and signs them out.',
    run: (given) => onUser(given, forgetLostFactors),
  },
  'sign-out': {
    words,
    meaning: 'Ends all sessions of a user.',
    run: (given) =>
      onUser(given, async ({ db, tenant, user }) => {
        await noteCommand(db, tenant.id, 'user:sign-out', user.global_id);
        await db.inTenant(tenant.id, (trx) => endAccess(trx, user.global_id));
        print(`${user.email} is signed out everywhere.`);
      }),
  },
  role: {
    words: [...words, 'role'],
    meaning: 'Changes the role of a user and signs the user out; roles as in pnpm tenant show.',
    run: ([tenantName = '', email = '', role = '']) =>
      onUser([tenantName, email], async ({ db, tenant, user }) => {
        await db.inTenant(tenant.id, async (trx) => {
          if (!(await changeRole(trx, user.global_id, role))) {
            const known = (await allRoles(trx)).map(({ id }) => id).join(', ');
            throw new StartError(
              `Nothing was changed: ${tenant.id} has no role ${role}; its roles are ${known}.`,
            );
          }
          await storeAudit(
            trx,
            { tenant: tenant.id },
            { action: 'command-run', part: `user:role.${role}`, userId: user.global_id },
          );
        });
        print(`${user.email} has the role ${role}, and has to sign in again.`);
      }),
  },
  export: {
    words: [...words, 'file'],
    meaning: 'Writes all stored data about a user into a new JSON file, without passwords and keys.',
    run: ([tenantName = '', email = '', file = '']) =>
      onUser([tenantName, email], async ({ db, tenant, user }) => {
        const found = await db.inTenant(tenant.id, (trx) => personalData(trx, user));
        const bytes = [Buffer.from(`${JSON.stringify(found, undefined, 2)}\n`)];
        await writeWhole(givenPath(file), (sink) => sink(Readable.from(bytes)));
        await noteCommand(db, tenant.id, 'user:export', user.global_id);
        print(`Exported the data of ${user.email} to ${file}.`);
      }),
  },
  erase: {
    words,
    meaning:
      'Removes name, address and everything else that says who somebody was, for good; what they did keeps an id.',
    options: { yes: { value: 'E-MAIL', meaning: 'confirms the address without a prompt' } },
    run: (given, { yes }) =>
      onUser(given, async ({ db, tenant, user }) => {
        await confirmName(
          'person',
          user.email,
          `This removes ${user.display_name} from ${tenant.id} for good; applications and comments stay, without the name.`,
          yes,
        );
        await noteCommand(db, tenant.id, 'user:erase', user.global_id);
        await db.inTenant(tenant.id, (trx) => erasePerson(trx, user));
        print(
          `The personal data of ${user.email} were erased. The audit log keeps the id ${user.global_id}.`,
        );
      }),
  },
  federation: {
    words: [...words, 'on|off|default'],
    meaning:
      'Says whether the identity system of the tenant may sign somebody in. Default: only if they have no password.',
    run: ([name = '', email = '', chosen = '']) =>
      onUser([name, email], (found) => setFederation(found, chosen)),
  },
  unlock: change(
    'unlock',
    'Lets somebody in again whom wrong passwords or a long time have locked.',
    'is unlocked.',
  ),
  deactivate: change('deactivate', 'Lets somebody in no longer.', 'is deactivated.'),
  reactivate: change('reactivate', 'Lets somebody in again who was deactivated.', 'is reactivated.'),
});

function onTenant(name: string, work: (found: Found) => Promise<void>): Promise<void> {
  return onDatabase(async ({ db, config }) => {
    const tenant = (await tenantDirectory(db).all()).find(({ id }) => id === name);
    if (!tenant) throw new StartError(`There is no tenant ${name}.`);
    await work({ db, config, tenant });
  });
}

function onUser(
  [name = '', email = '']: readonly string[],
  work: (found: FoundUser) => Promise<void>,
): Promise<void> {
  return onTenant(name, async (found) => {
    const user = await found.db.inTenant(found.tenant.id, (trx) => findUserByEmail(trx, email));
    if (!user) throw new StartError(`The tenant ${name} has no user with the address ${email}.`);
    await work({ ...found, user });
  });
}

async function setFederation({ db, tenant, user }: FoundUser, chosen: string): Promise<void> {
  const federated_sign_in = federation.get(chosen);
  if (federated_sign_in === undefined)
    throw new UsageError(`Federated sign-in is on, off or default, not ${chosen}.`);
  await noteCommand(db, tenant.id, `user:federation-${chosen}`, user.global_id);
  const allowed = mayFederate(tenant, { ...user, federated_sign_in });
  await db.inTenant(tenant.id, async (trx) => {
    await trx
      .updateTable('portal_user')
      .set({ federated_sign_in })
      .where('global_id', '=', user.global_id)
      .execute();
    // The user's session may have come from that system.
    if (!allowed) await endAccess(trx, user.global_id);
  });
  const system = `signed in by the identity system of ${tenant.id}`;
  if (allowed) return print(`${user.email} can be ${system}.`);
  const out = `${user.email} cannot be ${system}, and is signed out everywhere.`;
  print(chosen === 'on' ? `${out} The choice is kept and counts once ${missingFor(tenant)}.` : out);
}

/** What prevents the federated sign-in of a permitted account. */
function missingFor({ id, settings }: Tenant): string {
  return settings.FederatedSignIn === true
    ? 'the account is active'
    : `the tenant allows it: pnpm tenant set ${id} FederatedSignIn true`;
}
