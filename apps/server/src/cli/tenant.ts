import { readFile } from 'node:fs/promises';
import { exportTenant } from '../operations/backup/export-tenant.ts';
import { originOf } from '../config/config.ts';
import { settings } from '../config/settings.ts';
import type { Database } from '../platform/db/connect.ts';
import { addTenant } from '../tenants/add-tenant.ts';
import {
  addHost,
  deleteTenant,
  disableTenant,
  enableTenant,
  listTenants,
  removeHost,
  renameTenant,
  setDrawing,
  setSetting,
  setTheme,
  type TenantLine,
} from '../tenants/change-tenant.ts';
import { integrationKey, secretOf } from '../platform/outbound/webhook.ts';
import { drawingNames } from '../platform/tenant.ts';
import { defaultSettings } from '../tenants/tenant-defaults.ts';
import { setItems, setRoles } from '../tenants/tenant-lists.ts';
import { settingNames } from '../tenants/tenant-settings.ts';
import { StartError } from '../config/start-error.ts';
import { runCommands, print, type Command } from './command-line.ts';
import { confirmName } from './confirm.ts';
import { givenPath, writeWhole } from './files.ts';
import { invitationLink } from './links.ts';
import { noteCommand } from './note-command.ts';
import { showTenant } from './show-tenant.ts';
import { asOwner, commandConfig, onDatabase } from './with-database.ts';

interface Change {
  /** The required arguments besides the tenant. Default none. */
  readonly words?: readonly string[];
  readonly meaning: string;
  readonly act: (db: Database, tenant: string, first: string, second: string) => Promise<void>;
  /** The message after the tenant's name. */
  readonly done: (first: string) => string;
  /** What the audit log adds to the name of the command. Default nothing. */
  readonly detail?: (first: string) => string;
}

/** A list that is replaced by a JSON file, in the format of `show`. */
const listFrom = (
  plural: string,
  set: (db: Database, tenant: string, given: unknown) => Promise<void>,
): Change => ({
  words: ['file'],
  meaning: `Replaces the ${plural}: a JSON list as pnpm tenant show prints it.`,
  act: async (db, tenant, file) => set(db, tenant, await jsonOf(givenPath(file))),
  done: () => `has other ${plural}.`,
});

const changes: Readonly<Record<string, Change>> = {
  rename: {
    words: ['display name'],
    meaning: 'Changes the name that people read; the one in addresses and tokens stays.',
    act: renameTenant,
    done: (name) => `is called ${name.trim()} now.`,
  },
  'add-host': {
    words: ['host'],
    meaning: 'Serves a tenant at another host as well.',
    act: addHost,
    done: (host) => `is served at ${host.toLowerCase()} too.`,
  },
  'remove-host': {
    words: ['host'],
    meaning: 'Serves a tenant at a host no longer; passkeys that were made there are worth nothing.',
    act: removeHost,
    done: (host) => `is served at ${host.toLowerCase()} no longer.`,
  },
  theme: {
    words: ['file'],
    meaning: 'Sets the look: JSON, as portal-theme makes and checks it.',
    act: async (db, tenant, file) => setTheme(db, tenant, await jsonOf(givenPath(file))),
    done: () => 'has another look.',
  },
  set: {
    words: ['setting', 'value'],
    meaning: `Changes one setting; "default" puts back what new tenants start with. Settings: ${settingNames.join(', ')}.`,
    act: setSetting,
    done: (setting) => `has another ${setting}.`,
    detail: (setting) => `.${setting}`,
  },
  roles: listFrom('roles', setRoles),
  reports: listFrom('reports', (db, tenant, given) => setItems(db, tenant, 'report', given)),
  integrations: listFrom('integrations', (db, tenant, given) => setItems(db, tenant, 'integration', given)),
  logo: {
    words: [drawingNames.join('|'), 'file'],
    meaning:
      'Sets a drawing: an SVG of rectangles, circles and paths with viewBox="0 0 40 40". "none" instead of a file removes it.',
    act: async (db, tenant, name, file) =>
      setDrawing(db, tenant, name, file === 'none' ? undefined : await textOf(givenPath(file))),
    done: (name) => `has another ${name}.`,
    detail: (name) => `.${name}`,
  },
  disable: {
    meaning: 'Lets nobody in any more and ends what people have open; what is stored is kept.',
    act: disableTenant,
    done: () => 'lets nobody in any more.',
  },
  enable: {
    meaning: 'Lets people sign in again.',
    act: enableTenant,
    done: () => 'lets people sign in.',
  },
};

const commandOf = (verb: string, { words = [], meaning, act, done, detail }: Change): Command => ({
  words: ['tenant', ...words],
  meaning,
  run: ([tenant = '', first = '', second = '']) =>
    onDatabase(async ({ db }) => {
      await act(db, tenant, first, second);
      await noteCommand(db, tenant, `tenant:${verb}${detail?.(first) ?? ''}`);
      print(`${tenant} ${done(first)}`);
    }),
});

await runCommands('pnpm tenant', {
  list: {
    words: [],
    meaning: 'Names every tenant, with its hosts and how many people it has.',
    run: () =>
      onDatabase(async ({ db }) => (await listTenants(db)).forEach((tenant) => print(lineOf(tenant)))),
  },
  show: {
    words: ['tenant'],
    meaning: 'Prints what can be set of a tenant, as JSON.',
    run: ([tenant = '']) =>
      onDatabase(async ({ db }) => print(JSON.stringify(await showTenant(db, tenant), undefined, 2))),
  },
  add: {
    words: ['name', 'host', 'admin e-mail'],
    meaning: 'Makes a tenant, and prints a one-time link for its administrator.',
    run: ([name = '', host = '', email = '']) =>
      onDatabase(async ({ db, config }) => {
        const tenant = await addTenant(db, { name, host, email });
        const origin = originOf(config, tenant.host);
        await noteCommand(db, tenant.id, 'tenant:add');
        const { hours, link } = await invitationLink(db, tenant.id, tenant.adminId, defaultSettings, origin);
        print(
          `Tenant ${tenant.id} is made. Its administrator signs in once with this link, good for ${hours} hours:\n${link}`,
        );
      }),
  },
  ...Object.fromEntries(Object.entries(changes).map(([verb, change]) => [verb, commandOf(verb, change)])),
  'integration-key': {
    words: ['tenant', 'integration'],
    meaning: 'Prints the key that signs what goes to and comes from an integration, in hexadecimal digits.',
    run: async ([tenant = '', name = '']) => {
      const secret = secretOf(commandConfig());
      if (secret === undefined) throw new StartError(`${settings.integrationSecret.name} is not set.`);
      print(integrationKey(secret, tenant, name).toString('hex'));
    },
  },
  export: {
    words: ['tenant', 'file'],
    meaning:
      'Writes everything that a tenant has into a new archive: a file of JSON lines a table, and the documents.',
    options: { 'tax-numbers': { meaning: 'with tax file numbers, in the clear' } },
    run: ([tenant = '', file = ''], { 'tax-numbers': taxNumbers }) =>
      asOwner(async (db) => {
        await writeWhole(givenPath(file), (sink) =>
          exportTenant(db, tenant, sink, { taxNumbers: taxNumbers === true }),
        );
        await noteCommand(
          db,
          tenant,
          taxNumbers === true ? 'tenant:export-with-tax-numbers' : 'tenant:export',
        );
        print(`What ${tenant} has is in ${file}.`);
      }),
  },
  delete: {
    words: ['tenant'],
    meaning: 'Removes a tenant with everything that it has; no backup of it is made.',
    options: { yes: { value: 'TENANT', meaning: 'its name again, instead of being asked for it' } },
    run: ([tenant = ''], { yes }) =>
      onDatabase(async ({ db }) => {
        const found = (await listTenants(db)).find(({ id }) => id === tenant);
        if (!found) throw new StartError(`There is no tenant ${tenant}.`);
        await confirmName(
          'tenant',
          tenant,
          `This removes ${found.displayName} with ${found.people} people and all else.`,
          yes,
        );
        await deleteTenant(db, tenant);
        print(`Tenant ${tenant} is removed.`);
      }),
  },
});

function lineOf({ id, displayName, hosts, people, disabled }: TenantLine): string {
  return `${id}\t${displayName}\t${hosts.join(' ')}\t${people} people${disabled ? '\tdisabled' : ''}`;
}

async function jsonOf(file: string): Promise<unknown> {
  const text = await textOf(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError(`${file} is no JSON.`);
  }
}

function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new StartError(`${file} cannot be read.`);
  });
}
