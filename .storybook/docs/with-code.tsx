/** A sentence whose `quoted` parts are set as code. */
export function WithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? <code key={`${index}${part}`}>{part}</code> : part));
}
