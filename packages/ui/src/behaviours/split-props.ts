/** The options of a hook by name; a name that is missing does not compile. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/** Divides the props of a component into the options of its hook and what goes to its element. */
export function splitProps<Options extends object, Props extends Options>(
  props: Props,
  names: OptionNames<Options>,
): [options: Options, rest: Omit<Props, keyof Options>] {
  const isOption = ([name]: [string, unknown]) => Object.hasOwn(names, name);
  const entries = Object.entries(props);
  return [
    Object.fromEntries(entries.filter(isOption)) as Options,
    Object.fromEntries(entries.filter((entry) => !isOption(entry))) as Omit<Props, keyof Options>,
  ];
}
