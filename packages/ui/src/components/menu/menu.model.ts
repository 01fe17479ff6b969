import { searchKey } from '../../safe/search-key.model.ts';

/** One choice of a menu. `Icon` is the type of an icon. */
export interface MenuChoice<Icon> {
  id: string;
  label: string;
  /** Accessible name. Default the label and everything that is shown with it. */
  name?: string | undefined;
  icon?: Icon | undefined;
  /** In a frame next to the label, such as `Default`. */
  badge?: string | undefined;
  /** At the end of the line, such as a number. */
  detail?: string | undefined;
  /** Tooltip of the item. */
  title?: string | undefined;
  /** `danger` for a destructive choice: it comes last, after a separator. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Stays visible and focusable, but does nothing. */
  disabled?: boolean | undefined;
  /** Why it is disabled, shown under the label. */
  disabledReason?: string | undefined;
  /** A separator above this item. Default false. */
  separated?: boolean | undefined;
  /** Called once the menu has closed and its button has the focus again; with `keepsOpen` at once. */
  onSelect?: (() => void) | undefined;
  /** The menu stays open, such as for a retry. Default false. */
  keepsOpen?: boolean | undefined;
  /** An address instead of `onSelect`: the item is then a link. */
  href?: string | undefined;
  /** With `href`: where it opens. */
  target?: '_blank' | undefined;
  /**
   * Makes the item checkable. With `onSelect` or `href` the menu closes as usual; otherwise it stays open, and
   * `onCheckedChange` is called at once.
   */
  checked?: boolean | undefined;
  /** Called with true or false; in a `group` only with true. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /**
   * Makes it one of several: neighbours of a group appear under its name, and one of them is checked. A group without
   * a heading has an empty name.
   */
  group?: string | undefined;
}

export interface PlacedChoice<Icon> extends MenuChoice<Icon> {
  lineAbove: boolean;
}

export interface MenuSection<Icon> {
  /** Name of a group of which one is checked. Undefined for single choices. */
  group: string | undefined;
  choices: PlacedChoice<Icon>[];
}

/**
 * Destructive choices last, with a separator before the first of them and wherever one is requested, never at the
 * top.
 */
export function placeChoices<Icon>(choices: readonly MenuChoice<Icon>[]): PlacedChoice<Icon>[] {
  const quiet = choices.filter(({ tone }) => tone !== 'danger');
  const destructive = choices.filter(({ tone }) => tone === 'danger');
  return [...quiet, ...destructive].map((choice, index) => ({
    ...choice,
    lineAbove: index > 0 && (choice.separated === true || choice === destructive[0]),
  }));
}

/** The choices left by a search text: those of groups by their labels, and all single ones. */
export function searchedChoices<Icon>(
  choices: readonly MenuChoice<Icon>[],
  text: string,
): readonly MenuChoice<Icon>[] {
  const key = searchKey(text);
  if (key === '') return choices;
  return choices.filter(({ group, label }) => group === undefined || searchKey(label).includes(key));
}

/** The choices in sections: neighbours of a group together, all others alone. */
export function menuSections<Icon>(choices: readonly MenuChoice<Icon>[]): MenuSection<Icon>[] {
  const sections: MenuSection<Icon>[] = [];
  for (const choice of placeChoices(choices)) {
    const last = sections.at(-1);
    if (choice.group !== undefined && last?.group === choice.group) last.choices.push(choice);
    else sections.push({ group: choice.group, choices: [choice] });
  }
  return sections;
}
