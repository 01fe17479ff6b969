const amounts = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0, roundingMode: 'halfExpand' });

/** Whole units with thousands separators and without a currency symbol; empty without an amount (OP-083). */
export const wholeAmount = (value: number | null): string =>
  value === null || !Number.isFinite(value) ? '' : amounts.format(value);
