const figures = /* @__PURE__ */ new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const percents = /* @__PURE__ */ new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** `1,250`, `0.75`. */
export const formatNumber = ({ value }: { value: number }): string => figures.format(value);

/** `86%`, of a share from 0 to 1. */
export const formatPercent = ({ share }: { share: number }): string => percents.format(share);

/** `Cash, Shares, Bonds`. */
export const formatList = ({ items }: { items: readonly string[] }): string => items.join(', ');
