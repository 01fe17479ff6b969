/** Parses the response of a browser's passkey as the page sends it. The library validates it. */
export function answerOf<Answer extends { readonly id: string }>(text: string | null): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
      ? (value as Answer)
      : undefined;
  } catch {
    return undefined;
  }
}
