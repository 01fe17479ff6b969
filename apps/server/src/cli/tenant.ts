import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setImage, setTheme } from '../modules/brand/command-look.service.ts';
import { exportTenant } from '../operations/backup/export-tenant.ts';
import { originOf } from '../config/config.ts';
import { settings } from '../config/settings.ts';
import type { Database } from '../platform/db/connect.ts';
import { removeProvider, storeProvider } from '../people/outside/provider.store.ts';
import { addTenant } from '../tenants/add-tenant.ts';
import {
  addHost,
  deleteTenant,
  disableTenant,
  enableTenant,
  listTenants,
  removeHost,
  renameTenant,
  setSetting,
} from '../tenants/change-tenant.ts';
import { integrationKey, secretOf } from '../platform/outbound/webhook.ts';
import { imageNames } from '../platform/tenant.ts';
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
  meaning: `Replaces the ${plural} by a JSON list in the format of pnpm tenant show.`,
  act: async (db, tenant, file) => set(db, tenant, await jsonOf(givenPath(file))),
  done: () => `: replaced the ${plural}.`,
});

const changes: Readonly<Record<string, Change>> = {
  rename: {
    words: ['display name'],
    meaning: 'Changes the display name; the name in addresses and tokens stays.',
    act: renameTenant,
    done: (name) => `: changed the display name to ${name.trim()}.`,
  },
  'add-host': {
    words: ['host'],
    meaning: 'Adds a host to a tenant.',
    act: addHost,
    done: (host) => `: added the host ${host.toLowerCase()}.`,
  },
  'remove-host': {
    words: ['host'],
    meaning: 'Removes a host from a tenant; passkeys of that host become invalid.',
    act: removeHost,
    done: (host) => `: removed the host ${host.toLowerCase()}.`,
  },
  theme: {
    words: ['file'],
    meaning: 'Sets the theme: JSON in the format of portal-theme.',
    act: async (db, tenant, file) => setTheme(db, tenant, await jsonOf(givenPath(file))),
    done: () => ': changed the theme.',
  },
  set: {
    words: ['setting', 'value'],
    meaning: `Changes one setting; "default" restores the default. Settings: ${settingNames.join(', ')}.`,
    act: setSetting,
    done: (setting) => `: changed ${setting}.`,
    detail: (setting) => `.${setting}`,
  },
  roles: listFrom('roles', setRoles),
  reports: listFrom('reports', (db, tenant, given) => setItems(db, tenant, 'report', given)),
  integrations: listFrom('integrations', (db, tenant, given) => setItems(db, tenant, 'integration', given)),
  logo: {
    words: [Object.values(imageNames).join('|'), 'file'],
    meaning: 'Sets an image: an SVG or a PNG of at most 64 KB. "none" instead of a file removes it.',
    act: async (db, tenant, name, file) =>
      setImage(
        db,
        tenant,
        name,
        file === 'none' ? undefined : { name: basename(file), bytes: await bytesOf(givenPath(file)) },
      ),
    done: (name) => `: changed ${name}.`,
    detail: (name) => `.${name}`,
  },
  'sign-in': {
    words: ['provider', 'file'],
    meaning:
      'Sets an identity provider for sign-in: JSON as in docs/operating/sign-in.md. "none" instead of a file removes it.',
    act: async (db, tenant, id, file) =>
      file === 'none'
        ? removeProvider(db, { tenant }, id)
        : storeProvider(db, { tenant }, id, await jsonOf(givenPath(file)), commandConfig().demo),
    done: (id) => `: changed the identity provider ${id}.`,
    detail: (id) => `.${id}`,
  },
  disable: {
    meaning: 'Disables a tenant and ends all its sessions; its data is kept.',
    act: disableTenant,
    done: () => ': disabled.',
  },
  enable: {
    meaning: 'Enables a disabled tenant.',
    act: enableTenant,
    done: () => ': enabled.',
  },
};

const commandOf = (verb: string, { words = [], meaning, act, done, detail }: Change): Command => ({
  words: ['tenant', ...words],
  meaning,
  run: ([tenant = '', first = '', second = '']) =>
    onDatabase(async ({ db }) => {
      await act(db, tenant, first, second);
      await noteCommand(db, tenant, `tenant:${verb}${detail?.(first) ?? ''}`);
      print(`${tenant}${done(first)}`);
    }),
});

await runCommands('pnpm tenant', {
  list: {
    words: [],
    meaning: 'Lists all tenants with their hosts and number of users.',
    run: () =>
      onDatabase(async ({ db }) => {
        for (const { id, displayName, hosts, people, disabled } of await listTenants(db))
          print(`${id}\t${displayName}\t${hosts.join(' ')}\t${people} people${disabled ? '\tdisabled' : ''}`);
      }),
  },
  show: {
    words: ['tenant'],
    meaning: 'Prints the settings of a tenant as JSON.',
    run: ([tenant = '']) =>
      onDatabase(async ({ db }) => print(JSON.stringify(await showTenant(db, tenant), undefined, 2))),
  },
  add: {
    words: ['name', 'host', 'admin e-mail'],
    meaning: 'Creates a tenant, and prints a one-time link for its administrator.',
    run: ([name = '', host = '', email = '']) =>
      onDatabase(async ({ db, config }) => {
        const tenant = await addTenant(db, { name, host, email });
        const origin = originOf(config, tenant.host);
        await noteCommand(db, tenant.id, 'tenant:add');
        const { hours, link } = await invitationLink(db, tenant.id, tenant.adminId, defaultSettings, origin);
        print(
          `Created the tenant ${tenant.id}. Its administrator can set a password with this link, which is valid for ${hours} hours:\n${link}`,
        );
      }),
  },
  ...Object.fromEntries(Object.entries(changes).map(([verb, change]) => [verb, commandOf(verb, change)])),
  'integration-key': {
    words: ['tenant', 'integration'],
    meaning: 'Prints the key that signs the messages to and from an integration, in hexadecimal digits.',
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
    options: { 'tax-numbers': { meaning: 'with tax file numbers, unencrypted' } },
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
        print(`Exported ${tenant} to ${file}.`);
      }),
  },
  delete: {
    words: ['tenant'],
    meaning: 'Deletes a tenant with all its data, without a backup.',
    options: { yes: { value: 'TENANT', meaning: 'confirms the name without a prompt' } },
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
        print(`Tenant ${tenant} was deleted.`);
      }),
  },
});

async function jsonOf(file: string): Promise<unknown> {
  const text = new TextDecoder().decode(await bytesOf(file));
  try {
    return JSON.parse(text);
  } catch {
    throw new StartError(`${file} is not valid JSON.`);
  }
}

async function bytesOf(file: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await readFile(file));
  } catch {
    throw new StartError(`${file} cannot be read.`);
  }
}
