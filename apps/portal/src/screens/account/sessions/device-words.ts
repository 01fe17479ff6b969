import Bowser from 'bowser';

export interface Device {
  /** For example `Chrome on Windows`. */
  readonly words: string;
  readonly kind: 'phone' | 'tablet' | 'computer';
}

const kinds: Readonly<Record<string, Device['kind']>> = { mobile: 'phone', tablet: 'tablet' };

/** Describes a user agent in words. The user agent is untrusted input. */
export function deviceOf(userAgent: string): Device {
  // The library throws on an empty text.
  const { browser, os, platform } = Bowser.parse(userAgent || 'nothing');
  const machine = platform.vendor === 'Apple' && platform.model ? platform.model : os.name;
  const parts = [browser.name || 'Unknown browser', machine].filter(Boolean);
  return { words: parts.join(' on '), kind: kinds[platform.type ?? ''] ?? 'computer' };
}
