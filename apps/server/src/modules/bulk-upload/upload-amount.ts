import type { Cell } from './sheet-grid.ts';

type Amount = { readonly amount: string } | { readonly problem: string };

/** The amount as decimal text, or what is wrong with it. */
export function readAmount({ text, number }: Cell): Amount {
  const plain = text.normalize('NFKC').replace(currency, '$1');
  if (/\d/.test(plain) && /\p{Sc}|\b[A-Z]{3}\b/u.test(plain))
    return { problem: 'must be in Australian dollars' };
  const typed = typedNumber(plain);
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

/** The Australian dollar, behind the sign or behind the number. */
const currency = /^([-+\u2212(]?)\s?(?:AUD?\s?\$|A?\$(?:\s?AUD)?|AUD)\s?|\s?(?:A?\$|AUD)(?=[-\u2212)]?$)/gi;
const signed =
  /^([-+\u2212(]?)\s?(\d*|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[\s'\u2019]\d{3})+)(\.\d*)?\s?([-\u2212)]?)$/;

/** A number as people write it, with groups and the signs of accounting, as plain digits. */
function typedNumber(text: string): string | undefined {
  const [, before = '', whole = '', decimals = '', after = ''] = signed.exec(text) ?? [];
  if (!/\d/.test(whole + decimals)) return undefined;
  const sign = /[^+]/.test(before + after) ? '-' : '';
  return `${sign}${whole.replace(/\D/g, '') || '0'}${decimals === '.' ? '' : decimals}`;
}
