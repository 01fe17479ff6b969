/** What a browser's passkey answered, as the page sends it; whether it is one, the library says. */
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
