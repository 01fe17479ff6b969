import { Section } from './page.tsx';
import { WithCode } from './with-code.tsx';

/** Other blocks, and when to use them. */
export function UseInstead({ others }: { others: readonly string[] }) {
  return (
    <Section title="Use instead">
      <ul className="list-disc ps-5">
        {others.map((other) => (
          <li key={other}>
            <WithCode text={other} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
