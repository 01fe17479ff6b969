import { useLayoutEffect, useRef, useState } from 'react';
import { contrastRatio, paintedColour } from '../../packages/ui/src/testing/painted-colour.ts';
import { contrastPairs } from '../../packages/ui/src/theme/index.ts';

const looks = [
  { name: 'Light', mode: 'light', contrast: 'auto' },
  { name: 'Dark', mode: 'dark', contrast: 'auto' },
  { name: 'Light, more', mode: 'light', contrast: 'more' },
  { name: 'Dark, more', mode: 'dark', contrast: 'more' },
] as const;

interface Reading {
  ratio: number;
  /** The background with the lowest contrast. */
  on: string;
  asked: number;
}

/** The measured contrast of every text and indicator on its worst background, in the four variants. */
export function ContrastTable({ themed }: { themed: string }) {
  const scopes = useRef<HTMLDivElement>(null);
  const [readings, setReadings] = useState<readonly (readonly Reading[])[]>([]);
  useLayoutEffect(() => {
    const islands = [...(scopes.current?.children ?? [])];
    setReadings(
      contrastPairs.map((pair) => looks.map(({ contrast }, index) => read(pair, contrast, islands[index]))),
    );
  }, [themed]);
  return (
    <>
      <div ref={scopes} hidden>
        {looks.map(({ name, mode, contrast }) => (
          <div key={name} data-portal-theme data-mode={mode} data-contrast={contrast} />
        ))}
      </div>
      <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Contrast table">
        <table className="w-full text-start tabular-nums">
          <caption className="sr-only">Lowest contrast of each colour over its grounds</caption>
          <thead>
            <tr className="text-xs text-text-muted">
              <th scope="col" className="py-1 pe-3 text-start font-medium">
                Colour
              </th>
              {looks.map(({ name }) => (
                <th key={name} scope="col" className="px-2 text-end font-medium whitespace-nowrap">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {readings.map((row, index) => {
              const pair = contrastPairs[index];
              return (
                <tr key={`${pair?.colour} ${pair?.on.join()}`} className="border-t border-border">
                  <th scope="row" className="py-1 pe-3 text-start font-regular whitespace-nowrap">
                    {bare(pair?.colour ?? '')}{' '}
                    <span className="text-text-muted">
                      on {pair?.on.length === 1 ? bare(pair.on[0] ?? '') : 'any ground'}
                    </span>
                  </th>
                  {row.map(({ ratio, on, asked }, look) => (
                    <td
                      key={looks[look]?.name}
                      className="px-2 text-end whitespace-nowrap"
                      title={`Lowest on ${bare(on)}`}
                    >
                      {ratio < asked && <span className="font-semibold text-danger">Too low: </span>}
                      {ratio.toFixed(2)}{' '}
                      <span className="text-text-muted">+{(ratio - asked).toFixed(2)}</span>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}

const bare = (token: string) => token.replace('--portal-', '');

function read(pair: (typeof contrastPairs)[number], contrast: string, scope: Element | undefined): Reading {
  const asked = contrast === 'more' ? pair.more : pair.ratio;
  if (!scope) return { ratio: 0, on: '', asked };
  const colour = paintedColour(scope, pair.colour);
  return pair.on
    .map((on) => ({ on, asked, ratio: contrastRatio(colour, paintedColour(scope, on)) }))
    .reduce((worst, one) => (one.ratio < worst.ratio ? one : worst));
}
