/** A group of the palette; `Entry` is one of its options. */
export interface PaletteGroup<Entry> {
  readonly id: string;
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** The groups that need no search. */
export interface KnownGroups<Entry> extends Readonly<
  Record<'recent' | 'views' | 'pages' | 'commands', PaletteGroup<Entry>>
> {
  readonly actions: readonly PaletteGroup<Entry>[];
}

export interface FoundGroups<Entry> {
  readonly groups: readonly PaletteGroup<Entry>[];
  /** The text is the id of a record, and that record was found. */
  readonly isExact: boolean;
}

/** Maximum number of recent applications, and of views, without a text. */
const shortMaximum = 7;

/** The groups that are shown for a text, in order (PALETTE-010, PALETTE-011). */
export function shownGroups<Entry>(
  text: string,
  { actions, recent, views, pages, commands }: KnownGroups<Entry>,
  { groups, isExact }: FoundGroups<Entry>,
  isMatch: (entry: Entry) => boolean,
): readonly PaletteGroup<Entry>[] {
  if (text.trim() === '') return [...actions, short(recent), short(views), pages, commands];
  const matching = [...actions, views, pages, commands].map((group) => ({
    ...group,
    entries: group.entries.filter(isMatch),
  }));
  return isExact ? [...groups, ...matching] : [...matching, ...groups];
}

const short = <Entry>(group: PaletteGroup<Entry>): PaletteGroup<Entry> => ({
  ...group,
  entries: group.entries.slice(0, shortMaximum),
});

/** The order of the commands. Others come last. */
const commandOrder = ['create', 'upload', 'export', 'filter', 'columns', 'refresh'];
const accountOrder = ['sessions', 'appearance', 'password', 'shortcuts', 'log-out'];

const placeOf = (id: string) => {
  const order = [...commandOrder, '', ...accountOrder];
  const place = order.indexOf(id);
  return place === -1 ? commandOrder.length : place;
};

/** Parts of a page offer their commands in the order in which they are mounted; the palette has one order. */
export const sortedCommands = <Item extends { readonly id: string }>(
  items: readonly Item[],
): readonly Item[] => items.toSorted((one, other) => placeOf(one.id) - placeOf(other.id));
