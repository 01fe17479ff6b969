import { useMemo, type ComponentProps } from 'react';
import { classNames } from '../parts/class-names.ts';
import { useTexts } from '../texts/texts-context.ts';
import type { Reading } from '../theme/check/index.ts';
import { contrastRows } from './contrast-rows.ts';
import { themeEditorTexts } from './theme-editor.texts.ts';

export interface ContrastTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The readings of a report of `checkLook`. */
  readings: readonly Reading[];
}

/** The contrast of every text and indicator on its worst background, in the four appearances, with its margin. */
export function ContrastTable({ readings, className, ...rest }: ContrastTableProps) {
  const texts = useTexts('theme-editor', themeEditorTexts);
  const rows = useMemo(() => contrastRows(readings), [readings]);
  const headings = [texts.lightHeading, texts.darkHeading, texts.lightMoreHeading, texts.darkMoreHeading];
  return (
    <div
      tabIndex={0}
      role="region"
      aria-label={texts.contrastTableName}
      {...rest}
      className={classNames('overflow-x-auto', className)}
    >
      <table className="w-full text-start tabular-nums">
        <caption className="sr-only">{texts.contrastTableCaption}</caption>
        <thead>
          <tr className="text-xs text-text-muted">
            <th scope="col" className="py-1 pe-3 text-start font-medium">
              {texts.colourHeading}
            </th>
            {headings.map((heading) => (
              <th key={heading} scope="col" className="px-2 text-end font-medium whitespace-nowrap">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ colour, ground, lowest }, index) => (
            <tr key={index} className="border-t border-border">
              <th scope="row" className="py-1 pe-3 text-start font-regular whitespace-nowrap">
                {bare(colour)}{' '}
                <span className="text-text-muted">
                  {ground === undefined ? texts.onAnyGround : texts.onGround({ ground: bare(ground) })}
                </span>
              </th>
              {lowest.map(({ ratio, on, required }, appearance) => (
                <td
                  key={appearance}
                  className="px-2 text-end whitespace-nowrap"
                  title={texts.lowestOn({ ground: bare(on) })}
                >
                  {ratio < required && <span className="font-semibold text-danger">{texts.tooLowText} </span>}
                  {ratio.toFixed(2)} <span className="text-text-muted">{signed(ratio - required)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const bare = (token: string) => token.replace('--portal-', '');
const signed = (margin: number) => `${margin < 0 ? '' : '+'}${margin.toFixed(2)}`;
