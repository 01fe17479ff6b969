import {
  can,
  companyVerificationType,
  listClaims,
  searchKey,
  type FoundApplication,
  type findRecords,
  type Reply,
  type VerificationService,
} from '@portal/api/contract';
import type { ListScope } from '@portal/api/queries';
import type { CommandItem } from '@portal/ui/command-list';
import type { MenuItem } from '@portal/ui/menu';
import type { NavigationItem } from '@portal/ui/side-navigation';
import { Files, RotateCw, Search, ShieldCheck, Users } from 'lucide';
import { hrefs } from '../base/paths.ts';
import { keyOf, singleKeys } from '../base/single-keys.ts';
import { addressOf } from '../listing/address.ts';
import type { PaletteGroup } from './palette.model.ts';

/** An option of the palette: a place, or something that it does. */
export interface PaletteEntry extends CommandItem {
  /** Opens in a new tab in any case. */
  readonly isExternal?: boolean | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** The palette stays open. */
  readonly staysOpen?: boolean | undefined;
}

/** Ids of elements contain no spaces. */
export const idOf = (group: string, id: string): string =>
  `${encodeURIComponent(group)}-${encodeURIComponent(id)}`;

/** The single key that does the same as a command, if these keys are on. */
const shortcutOf = (id: string): string | undefined =>
  singleKeys.areOn() && Object.hasOwn(keyOf, id) ? keyOf[id as keyof typeof keyOf] : undefined;

/** The entry of a menu. */
export const entryOfItem = (
  { id, label, icon, href, target, disabled, disabledReason, onSelect }: MenuItem,
  group: string,
): PaletteEntry => ({
  id: idOf(group, id),
  text: label,
  icon,
  href,
  isExternal: target === '_blank',
  shortcut: disabled ? undefined : shortcutOf(id),
  ...(disabled && { disabledReason: disabledReason ?? '' }),
  onSelect,
});

/** The entries of the navigation that lead somewhere. */
export const entriesOfPages = (items: readonly NavigationItem[]): readonly PaletteEntry[] =>
  items
    .filter(({ disabled }) => !disabled)
    .map(({ external, ...page }) =>
      entryOfItem({ ...page, target: external ? '_blank' : undefined }, 'page'),
    );

/** The list that an opened application leads back to: the one that the user is on, if any (PALETTE-015). */
export function scopeAt(path: string, search: string, claims: readonly string[]): ListScope {
  if (path.startsWith(hrefs.list('all'))) return 'all';
  const from = new URLSearchParams(search).get('from');
  if (path.startsWith(hrefs.list('my'))) return 'my';
  if (from === 'my' || from === 'all') return from;
  return can(claims, listClaims.all) ? 'all' : 'my';
}

/** The name of a record. If it does not contain the searched text and its other name does, both. */
function namesFor(search: string, name: string, other: string | null): string {
  const contains = (text: string) => searchKey(text).includes(searchKey(search));
  return other !== null && !contains(name) && contains(other) ? `${name} (${other})` : name;
}

/** @param search What found the application, if a search did. */
export const entryOfApplication = (
  { ApplicationID, ClientName, AccountName, Status }: FoundApplication,
  scope: ListScope,
  group: string,
  search = '',
): PaletteEntry => ({
  id: idOf(group, String(ApplicationID)),
  prefix: String(ApplicationID),
  text: ClientName === null ? (AccountName ?? '') : namesFor(search, ClientName, AccountName),
  detail: Status,
  icon: Files,
  href: hrefs.application(ApplicationID, scope),
});

/** The groups that a search found. Each kind ends with its whole list. */
export function foundGroups(
  { Applications, Users: users = [], Verifications = [] }: Reply<typeof findRecords>,
  text: string,
  scope: ListScope,
): readonly PaletteGroup<PaletteEntry>[] {
  const group = (
    heading: string,
    list: string,
    found: readonly PaletteEntry[],
    type?: VerificationService,
  ): PaletteGroup<PaletteEntry> => {
    const id = heading.toLowerCase();
    const all: PaletteEntry = {
      id: `all-${id}`,
      text: `Show all ${id} with "${text}"`,
      icon: Search,
      href: addressOf(list, { q: text, type }),
    };
    return { id, heading, entries: found.length > 0 ? [...found, all] : [] };
  };
  return [
    group(
      'Applications',
      hrefs.list(scope),
      Applications.map((application) => entryOfApplication(application, scope, 'application', text)),
    ),
    group(
      'Users',
      hrefs.users,
      users.map(({ GlobalUserId, Name, Email, Status }) => ({
        id: idOf('user', GlobalUserId),
        text: namesFor(text, Name, Email),
        detail: Status,
        icon: Users,
        href: addressOf(hrefs.users, { q: Email }),
      })),
    ),
    group(
      'Verifications',
      hrefs.verifications,
      Verifications.map(({ Id, Name, Status }) => ({
        id: idOf('verification', Id),
        prefix: Id,
        text: Name ?? '',
        detail: Status,
        icon: ShieldCheck,
        href: hrefs.verification(Id),
      })),
      // The list shows one service at a time: that of the newest result.
      Verifications[0]?.Type === companyVerificationType ? 'Company' : 'Individual',
    ),
  ];
}

/** Searches again after a failure (PALETTE-022). */
export const retryGroup = (retry: () => void): PaletteGroup<PaletteEntry> => ({
  id: 'search',
  heading: 'Search',
  entries: [{ id: 'retry', text: 'Retry search', icon: RotateCw, onSelect: retry, staysOpen: true }],
});
