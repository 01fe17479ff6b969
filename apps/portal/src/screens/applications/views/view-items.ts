import {
  defaultOf,
  type ListedViews,
  type ViewCount,
  type ViewEntry,
  type ViewScope,
} from '@portal/api/contract';
import type { MenuItem } from '@portal/ui/menu';
import { hrefs } from '../../../base/paths.ts';
import { viewHref } from '../../../base/view-href.ts';
import { wholeAmount } from '../../../formats/numbers.ts';

/** Whether a view is a default of its list: one's own, or that for everybody. */
export function defaultBadges(
  { Id, Scope }: Pick<ViewEntry, 'Id' | 'Scope'>,
  { Default, DefaultForEverybody }: ListedViews,
): readonly string[] {
  const list = defaultOf[Scope];
  return [
    ...(Default[list] === Id ? ['My default'] : []),
    ...(DefaultForEverybody[list] === Id ? ['Default for everybody'] : []),
  ];
}

/** The figure of a view, and what it is called (VIEWS-048, VIEWS-050). */
function figureOf(name: string, count: ViewCount | undefined): Partial<MenuItem> {
  if (!count) return {};
  if (count.Count === null) return { title: 'Too many to count at the moment.' };
  const detail = `${wholeAmount(count.Count)}${count.More ? '+' : ''}`;
  const noun = count.Count === 1 && !count.More ? 'application' : 'applications';
  return { detail, name: `${name}, ${detail} ${noun}` };
}

export interface ViewItemsOptions {
  readonly listed: ListedViews;
  /** Undefined while they are counted, or if that failed. */
  readonly counts: readonly ViewCount[] | undefined;
  /** The open view. */
  readonly openId: string | undefined;
  readonly scope: ViewScope;
  readonly claims: readonly string[];
}

/** 'No view', then the private and the shared views, each in alphabetical order (VIEWS-004). */
export function viewItems({ listed, counts, openId, scope, claims }: ViewItemsOptions): readonly MenuItem[] {
  const hasDefault = [listed.Default, listed.DefaultForEverybody].some(
    (defaults) => defaults[defaultOf[scope]] !== null,
  );
  const itemsOf = (group: string, shared: boolean): MenuItem[] =>
    listed.Views.filter(({ Shared }) => Shared === shared)
      .toSorted((one, other) => one.Name.localeCompare(other.Name, 'en', { sensitivity: 'base' }))
      .map((view) => ({
        id: view.Id,
        label: view.Name,
        group,
        checked: view.Id === openId,
        href: viewHref(view, claims),
        badge: defaultBadges(view, listed)[0],
        ...figureOf(
          view.Name,
          counts?.find(({ Id }) => Id === view.Id),
        ),
      }));
  const groups = [...itemsOf('Mine', false), ...itemsOf('Shared', true)];
  return [
    {
      id: 'none',
      label: 'No view',
      group: '',
      checked: openId === undefined,
      href: hrefs.list(scope) + (hasDefault ? '?saved=none' : ''),
    },
    ...groups.map((item, index) => ({ ...item, separated: index === 0 })),
  ];
}
