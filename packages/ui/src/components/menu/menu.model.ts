/** One choice of a menu. `Icon` is whatever draws an icon. */
export interface MenuChoice<Icon> {
  id: string;
  label: string;
  icon?: Icon | undefined;
  /** `danger` for what destroys; such items stand last, behind a line. Default `neutral`. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Stays visible and reachable, but does nothing. */
  disabled?: boolean | undefined;
  /** Why it is disabled, shown under the label. */
  disabledReason?: string | undefined;
  /** A line above this item. */
  separated?: boolean | undefined;
  /** Called once the menu has closed and its button has the focus again. */
  onSelect?: (() => void) | undefined;
  /** An address instead of `onSelect`: the item is a real link. */
  href?: string | undefined;
  /** With `href`: where it opens. */
  target?: '_blank' | undefined;
  /** With it the item can be ticked: the menu stays open, and `onCheckedChange` is called at once. */
  checked?: boolean | undefined;
  /** Called with true or false; for one of a `group` only with true. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
  /** One of several: neighbours of one group stand under its name, and only one of them is ticked. */
  group?: string | undefined;
}

export interface PlacedChoice<Icon> extends MenuChoice<Icon> {
  lineAbove: boolean;
}

export interface MenuSection<Icon> {
  /** Name of a group of which one is ticked; none for choices that stand for themselves. */
  group: string | undefined;
  choices: PlacedChoice<Icon>[];
}

/** Destructive choices last, a line before the first of them and wherever one is asked for, never at the top. */
export function placeChoices<Icon>(choices: readonly MenuChoice<Icon>[]): PlacedChoice<Icon>[] {
  const quiet = choices.filter(({ tone }) => tone !== 'danger');
  const destructive = choices.filter(({ tone }) => tone === 'danger');
  return [...quiet, ...destructive].map((choice, index) => ({
    ...choice,
    lineAbove: index > 0 && (choice.separated === true || choice === destructive[0]),
  }));
}

/** The choices as they are drawn: neighbours of one group together, all others alone. */
export function menuSections<Icon>(choices: readonly MenuChoice<Icon>[]): MenuSection<Icon>[] {
  const sections: MenuSection<Icon>[] = [];
  for (const choice of placeChoices(choices)) {
    const last = sections.at(-1);
    if (choice.group !== undefined && last?.group === choice.group) last.choices.push(choice);
    else sections.push({ group: choice.group, choices: [choice] });
  }
  return sections;
}
