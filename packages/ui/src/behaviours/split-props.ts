/** The option names of a hook; a missing name does not compile. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/** Splits the props of a component into the options of its hook and the props of its element. */
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
