import { ArrowRight } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../components/icon/index.ts';
import { useTexts } from '../texts/texts-context.ts';
import type { LookDifference, LookField, LookValue } from '../theme/check/index.ts';
import { Swatch } from './swatch.tsx';
import {
  differenceLine,
  differenceList,
  differencePicture,
  differenceValue,
  differenceValues,
} from './theme-editor.styles.ts';
import { themeEditorTexts } from './theme-editor.texts.ts';
import { useLookTexts } from './use-look-texts.ts';

export interface LookDifferencesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The fields that differ, as `lookDifferences` gives them. */
  differences: readonly LookDifference[];
  /** Without a border and space, such as in an entry of a history. Default false. */
  plain?: boolean | undefined;
}

/** How two looks differ: a line for each field, with its value before and after. */
export function LookDifferences({ differences, plain = false, className, ...rest }: LookDifferencesProps) {
  const texts = useTexts('theme-editor', themeEditorTexts);
  const { fieldText, valueText } = useLookTexts();
  return (
    <ul aria-label={texts.differencesLabel} {...rest} className={differenceList({ plain, className })}>
      {differences.map(({ field, from, to }) => (
        <li key={field} className={differenceLine({ plain })}>
          <span className="sr-only">
            {texts.difference({
              field: fieldText(field),
              from: valueText(field, from),
              to: valueText(field, to),
            })}
          </span>
          <span aria-hidden className="text-text-muted">
            {fieldText(field)}
          </span>
          <span aria-hidden className={differenceValues()}>
            <Value field={field} value={from} />
            <Icon glyph={ArrowRight} size={14} className="flex-none text-text-muted rtl:-scale-x-100" />
            <Value field={field} value={to} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Value({ field, value }: { field: LookField; value: LookValue | undefined }) {
  const { valueText } = useLookTexts();
  return (
    <span className={differenceValue()}>
      {(field === 'brand' || field === 'nav') && typeof value === 'string' && <Swatch colour={value} />}
      {typeof value === 'object' && value.src !== undefined && (
        <Picture dark={field === 'logoDark'} src={value.src} />
      )}
      {valueText(field, value)}
    </span>
  );
}

/** A background and not an element: an image of a tenant is never put into a page as markup. */
const Picture = ({ dark, src }: { dark: boolean; src: string }) => (
  <span
    data-portal-theme
    data-mode={dark ? 'dark' : 'light'}
    className={differencePicture()}
    style={{ backgroundImage: `url(${JSON.stringify(src)})` }}
  />
);
