import { cleanText } from './text.model.ts';

/** The contract has no types of a platform. */
declare const URL: { parse(url: string): { readonly hostname: string } | null };

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** Characters that have another meaning in a URL. */
const outsideDomain = /[\0-,/:-@[-`{-\x7f]/;

/** The domain in lower-case ASCII, by the IDNA of the platform. */
function asciiDomain(domain: string): string | undefined {
  const host = outsideDomain.test(domain) ? undefined : URL.parse(`http://${domain}`)?.hostname;
  const labels = host?.split('.') ?? [];
  const valid = labels.length > 1 && labels.every((each) => label.test(each));
  return valid && !/^\d+$/.test(labels.at(-1) ?? '') ? host : undefined;
}

/**
 * The address as it is stored, compared and sent: cleaned, and with its domain in ASCII. Undefined if the text is not
 * one address (OP-381): at most 64 characters without a dot at an end or doubled, `@`, and a domain with a dot; at most
 * 254 characters in all.
 */
export function readEmailAddress(text: string): string | undefined {
  const address = text.length > 1000 ? '' : cleanText(text);
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(at, 0));
  if (local.length > 64 || !localPart.test(local)) return undefined;
  const domain = asciiDomain(address.slice(at + 1));
  const read = `${local}@${domain}`;
  return domain === undefined || read.length > 254 ? undefined : read;
}

/** The address with its domain as people write it; unchanged if that would be another address. */
export function readableEmailAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  const readable = domain.replaceAll(/(?<![^.])xn--([a-z0-9-]+)/g, (_, encoded: string) =>
    unicodeLabel(encoded),
  );
  return readable !== domain && asciiDomain(readable) === domain ? address.slice(0, at) + readable : address;
}

/**
 * Decodes Punycode (RFC 3492), which browsers only encode. A malformed text decodes to another address, which the caller
 * rejects.
 */
function unicodeLabel(encoded: string): string {
  const basic = Math.max(encoded.lastIndexOf('-'), 0);
  const output = encoded.slice(0, basic).split('');
  let code = 128;
  let at = 0;
  let bias = 72;
  for (let next = basic && basic + 1; next < encoded.length;) {
    const before = at;
    for (let weight = 1, k = 36; ; k += 36) {
      const digit = Number.parseInt(encoded.charAt(next++), 36);
      // `a` to `z` are 0 to 25, and the digits follow.
      const value = digit < 10 ? digit + 26 : digit - 10;
      if (!(value >= 0)) return encoded;
      at += value * weight;
      const threshold = Math.min(Math.max(k - bias, 1), 26);
      if (value < threshold) break;
      weight *= 36 - threshold;
    }
    const size = output.length + 1;
    let delta = Math.floor((at - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / size);
    for (bias = 0; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    code += Math.floor(at / size);
    at %= size;
    if (code > 0x10ffff) return encoded;
    output.splice(at++, 0, String.fromCodePoint(code));
  }
  return output.join('');
}
