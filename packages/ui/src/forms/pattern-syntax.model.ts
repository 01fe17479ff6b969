import { classAt, type CharSet } from './pattern-class.model.ts';

/** Syntax tree of a pattern, as far as the safety check needs it. */
export type PatternPart =
  | { kind: 'set'; set: CharSet }
  | { kind: 'edge'; start: boolean }
  | { kind: 'all'; parts: PatternPart[] }
  | { kind: 'any'; parts: PatternPart[] }
  | { kind: 'repeat'; part: PatternPart; min: number; max: number };

/** Parses a pattern; undefined if it has unsupported syntax: look-around, back references or flags. */
export function readPattern(source: string): PatternPart | undefined {
  let at = 0;
  const take = (text: string) => {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };

  function alternatives(): PatternPart | undefined {
    const parts: PatternPart[] = [];
    do {
      const part = sequence();
      if (!part) return undefined;
      parts.push(part);
    } while (take('|'));
    return parts.length === 1 ? parts[0] : { kind: 'any', parts };
  }

  function sequence(): PatternPart | undefined {
    const parts: PatternPart[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const one = atom();
      const part = one && repeated(one);
      if (!part) return undefined;
      parts.push(part);
    }
    return { kind: 'all', parts };
  }

  function atom(): PatternPart | undefined {
    if (take('^')) return { kind: 'edge', start: true };
    if (take('$') || take('\\b') || take('\\B')) return { kind: 'edge', start: false };
    if (take('(')) return group();
    const read = classAt(source, at);
    if (!read) return undefined;
    at = read.end;
    return { kind: 'set', set: read.set };
  }

  function group(): PatternPart | undefined {
    if (take('?')) {
      if (!take(':') && !/^<[\w$]+>/.test(source.slice(at))) return undefined;
      if (source[at] === '<') at = source.indexOf('>', at) + 1;
    }
    const inner = alternatives();
    return inner && take(')') ? inner : undefined;
  }

  function repeated(part: PatternPart): PatternPart {
    const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(source.slice(at));
    if (!found) return part;
    const [whole, sign, low, comma, high] = found;
    at += whole.length;
    const min = sign === undefined ? Number(low) : sign === '+' ? 1 : 0;
    const most = sign === '?' ? 1 : sign !== undefined || high === '' ? Infinity : Number(comma ? high : low);
    return { kind: 'repeat', part, min, max: most };
  }

  const whole = alternatives();
  return at === source.length ? whole : undefined;
}
