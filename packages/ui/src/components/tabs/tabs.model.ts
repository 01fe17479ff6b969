export interface TabStop {
  id: string;
  disabled?: boolean | undefined;
}

/** The selected tab: the requested one if it exists and is enabled, otherwise the first enabled one. */
export function chosenTab(tabs: readonly TabStop[], wanted: string | undefined): string | undefined {
  const enabled = tabs.filter(({ disabled }) => !disabled);
  return (enabled.find(({ id }) => id === wanted) ?? enabled[0])?.id;
}

/** The tab that a key moves to: arrow keys wrap around, Home and End move to the ends. Undefined for other keys. */
export function tabAfterKey(
  tabs: readonly TabStop[],
  current: string | undefined,
  key: string,
  rtl = false,
): string | undefined {
  const ids = tabs.filter(({ disabled }) => !disabled).map(({ id }) => id);
  const at = ids.findIndex((id) => id === current);
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[key];
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  if (step === undefined) return undefined;
  return ids.at((at + step) % ids.length);
}
