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
import { hrefs } from '../base/paths.ts';

interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon: IconGlyph;
  /** Claim that shows the item. Default: visible to everyone. */
  readonly needs?: Claim;
  /** Target of the link; undefined shows plain text. */
  readonly href: (claims: readonly string[], help: string | undefined) => string | undefined;
  /** Prefix of the paths on which the item is the active tab. Default: never active. */
  readonly prefix?: string;
  readonly external?: boolean;
}

const list = (claims: readonly string[]) => {
  if (can(claims, Permission.myApps)) return hrefs.list('my');
  return can(claims, PermissionGroup.allApps) ? hrefs.list('all') : undefined;
};

/**
 * The items in their specified order. ID Verification and Settings link to the list of applications (OP-003,
 * OP-004).
 */
const items: readonly Entry[] = [
  { id: 'applications', label: 'Applications', icon: Files, href: list },
  {
    id: 'verifications',
    label: 'Verifications',
    icon: ShieldCheck,
    needs: pages.verifications.needs,
    href: () => hrefs.verifications,
    prefix: hrefs.verifications,
  },
  {
    id: 'reports',
    label: 'Reports',
    icon: ChartColumn,
    needs: pages.reports.needs,
    href: () => hrefs.reports,
    prefix: hrefs.reports,
  },
  {
    id: 'id-verification',
    label: 'ID Verification',
    icon: ScanFace,
    needs: Permission.labId,
    href: () => hrefs.list('my'),
  },
  {
    id: 'users',
    label: 'Users',
    icon: Users,
    needs: pages.users.needs,
    href: () => hrefs.users,
    prefix: hrefs.users,
  },
  {
    id: 'settings',
    label: 'Settings',
    icon: Settings,
    needs: pages.settings.needs,
    href: () => hrefs.list('my'),
  },
];

/** At the footer of the navigation: the seventh item and the link to the user's own settings (OP-003). */
const footer: readonly Entry[] = [
  { id: 'help', label: 'Help', icon: CircleQuestionMark, href: (_, help) => help, external: true },
  {
    id: 'your-settings',
    label: 'Your settings',
    icon: UserRoundCog,
    needs: pages.settings.needs,
    href: () => hrefs.settings,
  },
];

/** The active tab of a path: found by prefix, otherwise the list (OP-012). */
const activeTab = (path: string) =>
  items.find(({ prefix }) => prefix && path.startsWith(prefix))?.id ?? 'applications';

/** Returns the navigation of a user on a path. */
export function navigationFor(claims: readonly string[], path: string, help: string | undefined) {
  const active = activeTab(path);
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
