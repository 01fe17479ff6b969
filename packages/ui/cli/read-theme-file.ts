import { contract } from '../src/theme/contract.ts';
import { error, warning, type Finding } from './finding.ts';

/** The content of a theme file before validation. */
export interface ThemeFile {
  /** The input of `parseTenantTheme`. */
  readonly theme: Readonly<Record<string, unknown>>;
  /** Overrides of derived tokens. */
  readonly overrides: Readonly<Record<string, string>>;
  /** Paths of images: relative to a JSON file, or as served for a style sheet. */
  readonly images: Readonly<Partial<Record<ImageName, string>>>;
  readonly findings: readonly Finding[];
}

export type ImageName = 'logo' | 'logoDark' | 'favicon';
const imageNames: readonly ImageName[] = ['logo', 'logoDark', 'favicon'];
const isImage = (name: string): name is ImageName => imageNames.some((image) => image === name);

export function readThemeFile(name: string, text: string): ThemeFile {
  return /\.css$/i.test(name) ? fromStyleSheet(text) : fromJson(text);
}

function fromJson(text: string): ThemeFile {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return only(error('The file is not JSON'));
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return only(error('A theme is an object'));
  return sorted(Object.entries(data));
}

function fromStyleSheet(text: string): ThemeFile {
  const parts = text.replaceAll(/\/\*[^]*?\*\//g, ' ').matchAll(/([^{};]+)(?=[;}]|$)/g);
  const findings: Finding[] = [];
  const entries = [...parts].flatMap(([part = '']): [string, unknown][] => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([^]+?)\s*$/.exec(part) ?? [];
    if (name === undefined || value === undefined) return [];
    if (name.startsWith('--portal-')) return [toEntry(name, value)];
    findings.push(error(`${name} is not a part of a theme`));
    return [];
  });
  const file = sorted(entries);
  return { ...file, findings: [...findings, ...file.findings] };
}

/** Converts a declaration to an entry of the JSON form. */
function toEntry(name: string, value: string): [string, unknown] {
  const key = camel(name.slice('--portal-'.length));
  if (contract[name as keyof typeof contract]?.tier !== 'input') return [name, value];
  if (key === 'radius') return [key, /^[\d.]+px$/.test(value) ? Number.parseFloat(value) : value];
  if (key === 'density') return [key, Number(value)];
  if (key === 'font') return [key, /^var\(--portal-font-(\w+)\)$/.exec(value)?.[1] ?? value];
  if (isImage(key)) return [key, /^url\(["']?([^"')]*)["']?\)$/.exec(value)?.[1] ?? value];
  return [key, value];
}

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function sorted(entries: readonly (readonly [string, unknown])[]): ThemeFile {
  const tokens = entries.filter(([name]) => name.startsWith('--'));
  const images = entries.filter(
    (entry): entry is [ImageName, string] => isImage(entry[0]) && typeof entry[1] === 'string',
  );
  const others = entries.filter(
    ([name, value]) => !name.startsWith('--') && !(isImage(name) && typeof value === 'string'),
  );
  return {
    theme: Object.fromEntries(others),
    overrides: Object.fromEntries(
      tokens.filter(([name]) => Object.hasOwn(contract, name)).map(([name, value]) => [name, String(value)]),
    ),
    images: Object.fromEntries(images),
    findings: tokens.flatMap(([name]) => tokenFindings(name)),
  };
}

function tokenFindings(name: string): readonly Finding[] {
  const facts = Object.hasOwn(contract, name) ? contract[name as keyof typeof contract] : undefined;
  if (!facts) return [error(`${name} is not in the contract`)];
  const { tier, deprecated } = facts;
  return [
    tier === 'input'
      ? error(`${name} is written ${camel(name.slice('--portal-'.length))} in JSON`)
      : error(`${name} is derived: a tenant does not set it`),
    ...(deprecated
      ? [warning(`${name} is superseded since ${deprecated.since}: use ${deprecated.use} instead`)]
      : []),
  ];
}

const only = (finding: Finding): ThemeFile => ({ theme: {}, overrides: {}, images: {}, findings: [finding] });
