/** One choice of a menu. `Icon` is the type of an icon. */
export interface MenuChoice<Icon> {
  id: string;
  label: string;
  icon?: Icon | undefined;
  /** `danger` for a destructive choice: it comes last, after a separator. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Stays visible and focusable, but does nothing. */
  disabled?: boolean | undefined;
  /** Why it is disabled, shown under the label. */
  disabledReason?: string | undefined;
  /** A separator above this item. Default false. */
  separated?: boolean | undefined;
  /** Called once the menu has closed and its button has the focus again. */
  onSelect?: (() => void) | undefined;
  /** An address instead of `onSelect`: the item is then a link. */
  href?: string | undefined;
  /** With `href`: where it opens. */
  target?: '_blank' | undefined;
  /** Makes the item checkable: the menu stays open, and `onCheckedChange` is called at once. */
  checked?: boolean | undefined;
  /** Called with true or false; in a `group` only with true. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** Makes it one of several: neighbours of a group appear under its name, and one of them is checked. */
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
