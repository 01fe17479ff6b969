import { CircleCheck, CircleX } from 'lucide';
import { Icon } from '@portal/ui/icon';
import type { GuidanceExample, GuidancePair } from '../../packages/ui/src/docs/block.docs.ts';
import { Section } from './page.tsx';

const kinds = {
  do: { word: 'Do', glyph: CircleCheck, colour: 'text-success', line: 'after:bg-success' },
  dont: { word: 'Don’t', glyph: CircleX, colour: 'text-danger', line: 'after:bg-danger' },
};

/** Good uses of a block, each next to the mistake that it replaces. */
export function Guidance({ pairs }: { pairs: readonly GuidancePair[] }) {
  return (
    <Section title="Do and don’t">
      <div className="grid gap-5">
        {pairs.map((pair) => (
          <div
            key={pair.do.sentence}
            className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 md:grid-rows-[auto_1fr]"
          >
            <Use kind="do" {...pair.do} />
            <Use kind="dont" {...pair.dont} />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** An example and its sentence. Inert, the example takes no focus and has no effect. */
function Use({ kind, sentence, Example }: GuidanceExample & { kind: keyof typeof kinds }) {
  const { word, glyph, colour, line } = kinds[kind];
  return (
    <figure
      aria-label={`${word}: ${sentence}`}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-2.5 md:row-span-2 md:grid-rows-subgrid"
    >
      <div
        inert
        data-guidance={kind}
        className={`relative grid min-h-[128px] grid-cols-[minmax(0,1fr)] content-center justify-items-center overflow-hidden rounded-lg border border-border bg-canvas p-5 after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:content-[''] ${line}`}
      >
        <Example />
      </div>
      <figcaption className="grid grid-cols-[16px_minmax(0,1fr)] content-start items-center gap-x-2 gap-y-0.5">
        <Icon glyph={glyph} className={colour} />
        <span className="font-semibold">{word}</span>
        <span className="col-start-2 text-text-muted">{sentence}</span>
      </figcaption>
    </figure>
  );
}
