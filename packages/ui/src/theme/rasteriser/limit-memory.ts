const MEMORY_SECTION = 5;
const PAGES_PER_MEGABYTE = 16;

/**
 * Gives a WebAssembly module that exports its memory a maximum, beyond which it fails. Threads limit only the memory
 * of JavaScript.
 */
export function limitMemory(wasm: Uint8Array, megabytes: number): Uint8Array<ArrayBuffer> {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = wasm[at++] ?? 0;
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < wasm.length) {
    const start = at;
    const section = wasm[at++];
    const end = number() + at;
    if (section === MEMORY_SECTION) {
      const [memories, flags, pages] = [number(), number(), number()];
      if (memories !== 1 || flags !== 0) break;
      const body = [1, 1, ...bytesOf(pages), ...bytesOf(megabytes * PAGES_PER_MEGABYTE)];
      const limited = [MEMORY_SECTION, ...bytesOf(body.length), ...body];
      return Uint8Array.from([...wasm.subarray(0, start), ...limited, ...wasm.subarray(end)]);
    }
    at = end;
  }
  throw new TypeError('The module has no memory without a maximum.');
}

/** A number as WebAssembly writes it (LEB128). */
const bytesOf = (value: number): readonly number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...bytesOf(value >>> 7)];
