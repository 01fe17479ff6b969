/** Collects all items of the chunks. */
export async function readChunks<T>(parts: AsyncIterable<readonly T[]>): Promise<readonly T[]> {
  const all: T[] = [];
  for await (const part of parts) all.push(...part);
  return all;
}
