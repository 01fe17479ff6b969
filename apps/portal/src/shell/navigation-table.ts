import type { IconGlyph } from '@portal/ui/icon';
import { can, pages, Permission, PermissionGroup, type Claim } from '@portal/api/contract';
import type { NavigationItem } from '@portal/ui/side-navigation';
import {
  ChartColumn,
  CircleQuestionMark,
  Files,
  ScanFace,
  Settings,
  ShieldCheck,
  UserRoundCog,
  Users,
} from 'lucide';
import { matchPath } from 'react-router';
import { hrefs } from '../base/paths.ts';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconGlyph;
  /** Claim that shows the item. Default: visible to everyone. */
  readonly needs?: Claim;
  /** Target of the link; undefined shows plain text. */
  readonly href: (claims: readonly string[], help: string | undefined) => string | undefined;
  readonly external?: boolean;
}

type PageName = keyof typeof pages;
/** The pages with a claim that the navigation leads to. */
type EntryPage = {
  [Name in PageName]: (typeof pages)[Name] extends { needs: Claim; reachedFrom: 'navigation' } ? Name : never;
}[PageName];

/** An item that leads to a page. It is the active tab there and on the pages that are reached from it. */
const to = (id: EntryPage) => ({
  id,
  needs: pages[id].needs,
  href: () => hrefs[id],
});

const list = (claims: readonly string[]) => {
  if (can(claims, Permission.myApps)) return hrefs.list('my');
  return can(claims, PermissionGroup.allApps) ? hrefs.list('all') : undefined;
};

/**
 * The items in their specified order. ID Verification and Settings link to the list of applications (OP-003,
 * OP-004).
 */
const items: readonly Entry[] = [
  { id: 'list', label: 'Applications', icon: Files, href: list },
  { ...to('verifications'), label: 'Verifications', icon: ShieldCheck },
  { ...to('reports'), label: 'Reports', icon: ChartColumn },
  {
    id: 'id-verification',
    label: 'ID Verification',
    icon: ScanFace,
    needs: Permission.labId,
    href: () => hrefs.list('my'),
  },
  { ...to('users'), label: 'Users', icon: Users },
  {
    id: 'tenant-settings',
    label: 'Settings',
    icon: Settings,
    needs: pages.settings.needs,
    href: () => hrefs.list('my'),
  },
];

/** At the footer of the navigation: the last item and the link to the user's own settings (OP-003). */
const footer: readonly Entry[] = [
  { id: 'help', label: 'Help', icon: CircleQuestionMark, href: (_, help) => help, external: true },
  { ...to('settings'), label: 'Your settings', icon: UserRoundCog },
];

const pageAt = (path: string) =>
  (Object.keys(pages) as PageName[]).find((name) => matchPath(pages[name].path, path));

/** The active tab of a page: its own, or that of the page that leads to it, otherwise the list (OP-012). */
function tabOf(name: string | undefined): string {
  if (items.some(({ id }) => id === name)) return name as string;
  return name !== undefined && name in pages ? tabOf(pages[name as PageName].reachedFrom) : 'list';
}

/** Returns the navigation of a user on a path. */
export function navigationFor(claims: readonly string[], path: string, help: string | undefined) {
  const active = tabOf(pageAt(path));
  const shown = (entries: readonly Entry[]): NavigationItem[] =>
    entries
      .filter(({ needs }) => needs === undefined || can(claims, needs))
      .map(({ id, label, icon, href, external = false }) => {
        const target = href(claims, help);
        return {
          id,
          label,
          icon,
          href: target ?? '',
          disabled: target === undefined,
          current: id === active,
          external: external && target !== undefined,
        };
      });
  return { items: shown(items), footer: shown(footer) };
}

/** Returns the first candidate that is a web address; ignores other protocols. */
export function helpAddress(...candidates: readonly (string | null | undefined)[]): string | undefined {
  return candidates.find((candidate): candidate is string => {
    const address = candidate ? URL.parse(candidate) : null;
    return address?.protocol === 'https:' || address?.protocol === 'http:';
  });
}
