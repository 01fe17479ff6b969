import type { Cell } from './sheet-grid.ts';

type Amount = { readonly amount: string } | { readonly problem: string };

/** The amount as decimal text, or what is wrong with it. */
export function readAmount({ text, number }: Cell): Amount {
  const typed = typedNumber(text);
  const value = number ?? (typed === undefined ? undefined : Number(typed));
  if (value === undefined || !Number.isFinite(value))
    return { problem: 'must be a number such as 25000 or 25,000.50' };
  if (value < 0) return { problem: 'must not be negative' };
  if (value >= 1e12) return { problem: 'must have at most 12 digits before the decimal point' };
  if (number === undefined)
    return /\.\d{3}/.test(typed ?? '') ? { problem: tooManyDecimals } : { amount: typed ?? '' };
  const exact = number.toFixed(2);
  if (Number(number.toPrecision(15)) === Number(exact)) return { amount: String(Number(exact)) };
  // A result such as 3333.3333 that is shown as 3,333.33.
  if (typed !== undefined && Math.abs(Number(typed) - number) < 0.0051 && !/\.\d{3}/.test(typed))
    return { amount: typed };
  return { problem: `${tooManyDecimals}: the file holds ${number}, round it` };
}

export const tooManyDecimals = 'has more than two decimals';

/** A number as people write it, with its currency and groups, as plain digits. */
function typedNumber(text: string): string | undefined {
  const [, sign = '', whole = '', decimals = ''] =
    /^([-\u2212(]?)(?:A?\$|AUD)?\s?(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[\s'\u2019]\d{3})+)(\.\d+)?\)?(?:\s?AUD)?$/i.exec(
      text.replace(/^(A?\$|AUD)\s?-/i, '-$1'),
    ) ?? [];
  if (whole === '') return undefined;
  return `${sign && '-'}${whole.replace(/\D/g, '')}${decimals}`;
}
