import { StartError } from '../../config/start-error.ts';
import type { ProviderSettings } from './provider.store.ts';

interface Field {
  readonly name: keyof ProviderSettings;
  readonly label: string;
  readonly hint?: string;
  /** A text, several of them, one group and role in each line, the tenant's roles, or choices. */
  readonly kind: 'text' | 'list' | 'groups' | 'role' | Readonly<Record<string, string>>;
  readonly required?: true;
}

/** The settings of a provider as administrators see them. */
export const settingsForm: readonly { readonly heading: string; readonly fields: readonly Field[] }[] = [
  {
    heading: 'Provider',
    fields: [
      { name: 'Name', label: 'Name on the button', kind: 'text', required: true },
      {
        name: 'Issuer',
        label: 'Issuer',
        hint: 'An address that begins with https.',
        kind: 'text',
        required: true,
      },
      { name: 'ClientId', label: 'Client ID', kind: 'text', required: true },
      { name: 'Scopes', label: 'Scopes', kind: 'list' },
    ],
  },
  {
    heading: 'Who may sign in',
    fields: [
      {
        name: 'Domains',
        label: 'Domains of e-mail addresses',
        hint: 'One in each line.',
        kind: 'list',
        required: true,
      },
      {
        name: 'Accounts',
        label: 'Accounts',
        kind: { known: 'Invited users', domains: 'Anyone with an address in these domains' },
      },
      { name: 'Roles', label: 'Roles of groups', kind: 'groups' },
      { name: 'DefaultRole', label: 'Role without such a group', kind: 'role' },
      {
        name: 'RolesAt',
        label: 'Who gets a role by groups',
        kind: { first: 'New accounts', each: 'Everyone, at each sign-in' },
      },
    ],
  },
  {
    heading: 'Passwords and second factor',
    fields: [
      {
        name: 'Passwords',
        label: 'Who may use a password or passkey here',
        kind: { allowed: 'Everyone', other: 'Users of other domains', emergency: 'Emergency accounts only' },
      },
      {
        name: 'EmergencyAccounts',
        label: 'Emergency accounts',
        hint: 'E-mail addresses of users who may always use a password, one in each line.',
        kind: 'list',
      },
      {
        name: 'SecondFactorAmr',
        label: 'Methods that are a second factor',
        hint: 'Values of the claim amr, such as mfa.',
        kind: 'list',
      },
      {
        name: 'SecondFactorAcr',
        label: 'Levels that prove one',
        hint: 'Values of the claim acr.',
        kind: 'list',
      },
      { name: 'SessionHours', label: 'Maximum hours of a session', kind: 'text' },
    ],
  },
  {
    heading: 'Claims',
    fields: [
      { name: 'EmailClaim', label: 'E-mail address', kind: 'text' },
      { name: 'VerifiedClaim', label: 'Whether it is verified', kind: 'text' },
      { name: 'FirstNameClaim', label: 'First name', kind: 'text' },
      { name: 'LastNameClaim', label: 'Last name', kind: 'text' },
      { name: 'GroupsClaim', label: 'Groups', kind: 'text' },
    ],
  },
];

const fields = settingsForm.flatMap((section) => section.fields);

/** The texts of the form, by the names of the settings. */
export type Typed = Readonly<Record<string, string>>;

/** The texts of stored settings. */
export const typedOf = (settings: { readonly [Name in keyof ProviderSettings]?: unknown }): Typed =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      const value = settings[name] ?? '';
      const texts =
        kind === 'groups'
          ? (value as ProviderSettings['Roles']).map(({ Group, Role }) => `${Group} = ${Role}`)
          : [value as string | readonly string[]].flat();
      return [name, texts.join('\n')];
    }),
  );

/**
 * The settings of texts; an empty one is left out, so that it has its default.
 * @throws StartError for a group without a role
 */
export const settingsOf = (typed: Typed): object =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, label }): readonly (readonly [string, unknown])[] => {
      const text = typed[name]?.trim();
      if (!text) return [];
      if (kind === 'list') return [[name, text.split(/[\s,]+/)]];
      if (kind === 'groups') return [[name, text.split('\n').map((line) => groupOf(line, label))]];
      return [[name, name === 'SessionHours' ? Number(text) : text]];
    }),
  );

/** The name of a group may contain the sign itself. */
function groupOf(line: string, label: string) {
  const at = line.lastIndexOf('=');
  if (at < 0) throw new StartError(`${label}: “${line.trim()}” has no role. Write it as: group = role.`);
  return { Group: line.slice(0, at).trim(), Role: line.slice(at + 1).trim() };
}
