/** The code of an error of a library or of the platform. */
export function codeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Object && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** What a log line says of a failure: its kind and place. Never its message, which can quote data. */
export function failureFields(failure: unknown) {
  const { name, stack } = failure instanceof Object ? (failure as Partial<Error>) : {};
  const frame = stack?.split('\n').find((line) => line.includes('/src/'));
  // A loader may have added a query to the file.
  const at = /src\/[\w./-]+(?:\?[^:]*)?:\d+/.exec(frame ?? '')?.[0].replace(/\?[^:]*/, '');
  return { error: name ?? 'unknown', code: codeOf(failure), at };
}
