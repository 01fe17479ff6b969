import { settings, type Setting } from './settings.ts';
import { StartError } from './start-error.ts';

type Settings = typeof settings;

/** The values that the environment sets; an empty text sets nothing. */
export type SettingValues = {
  readonly [K in keyof Settings]?: Exclude<ReturnType<Settings[K]['read']>, undefined>;
};

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the values from the environment. Throws a `StartError` that names the setting for an invalid text. */
export function readSettings(env: Environment): SettingValues {
  rejectMisspelled(env);
  const given = Object.entries<Setting<unknown>>(settings).flatMap(([key, { name, read, form, secret }]) => {
    const text = env[name] ?? '';
    if (text === '') return [];
    const value = read(text);
    if (value === undefined)
      throw new StartError(`${name} must be ${form}${secret ? '' : `, not '${text}'`}.`);
    return [[key, value]];
  });
  return Object.fromEntries(given) as SettingValues;
}

/** Variables of other programs in this repository. */
const ofTools = new Set(['PORTAL_CHROMIUM', 'PORTAL_SERVER_PORT', 'PORTAL_SOFFICE']);

/** Names with the prefix of our settings that are not settings; they change nothing. */
export function unknownSettings(env: Environment): readonly string[] {
  const known = new Set(names());
  return Object.keys(env).filter(
    (name) => name.startsWith('PORTAL_') && !known.has(name) && !ofTools.has(name),
  );
}

const names = (): readonly string[] => Object.values<Setting<unknown>>(settings).map(({ name }) => name);

/**
 * A misspelled name must not silently leave the setting at its default. Other names with the same prefix are allowed:
 * some platforms set their own for a service called portal.
 */
function rejectMisspelled(env: Environment): void {
  for (const name of unknownSettings(env)) {
    const meant = names().find((known) => isOneTypoAway(name, known));
    if (meant !== undefined) throw new StartError(`There is no setting ${name}; ${meant} is probably meant.`);
  }
}

/** True if the texts differ by one character inserted, removed or replaced, or by two swapped neighbours. */
function isOneTypoAway(text: string, known: string): boolean {
  let start = 0;
  while (start < known.length && text[start] === known[start]) start += 1;
  const rest = text.slice(start);
  const knownRest = known.slice(start);
  return (
    rest.slice(1) === knownRest ||
    rest === knownRest.slice(1) ||
    rest.slice(1) === knownRest.slice(1) ||
    (rest.slice(2) === knownRest.slice(2) && rest[0] === knownRest[1] && rest[1] === knownRest[0])
  );
}
