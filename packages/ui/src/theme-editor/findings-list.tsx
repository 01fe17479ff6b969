import type { ComponentProps } from 'react';
import { Badge, type BadgeTone } from '../components/badge/index.ts';
import { Button } from '../components/button/index.ts';
import { useTexts } from '../texts/texts-context.ts';
import type { Finding, FindingLevel } from '../theme/check/index.ts';
import { Swatch } from './swatch.tsx';
import { finding as findingLine } from './theme-editor.styles.ts';
import { themeEditorTexts } from './theme-editor.texts.ts';
import { useLookTexts } from './use-look-texts.ts';
import type { ThemeField } from './use-theme-fields.ts';

export interface FindingsListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** In their order; `checkLook` gives the worst first. */
  findings: readonly Finding[];
  /** Puts the nearest colour that passes into its field. Without it no colour is offered. */
  onColourUse?: ((field: ThemeField, colour: string) => void) | undefined;
}

const tones: Record<FindingLevel, BadgeTone> = { fails: 'danger', warning: 'pending', adjusted: 'neutral' };

/** What a check of a look found, each with the colour that would pass. Nothing is rendered without findings. */
export function FindingsList({ findings, onColourUse, ...rest }: FindingsListProps) {
  const texts = useTexts('theme-editor', themeEditorTexts);
  const { fieldText } = useLookTexts();
  if (findings.length === 0) return null;
  return (
    <ul {...rest}>
      {findings.map(({ id, level, field, what, nearest: colour }, index) => (
        <li key={`${id} ${index}`} className={findingLine()}>
          <span>
            <Badge tone={tones[level]}>{texts[`${level}Text`]}</Badge>
          </span>
          <p className="wrap-anywhere">{what}</p>
          {onColourUse && colour !== undefined && (field === 'brand' || field === 'nav') && (
            <Button
              size="xs"
              aria-label={texts.useName({ colour, field: fieldText(field) })}
              onClick={() => onColourUse(field, colour)}
            >
              <Swatch colour={colour} /> {texts.useText({ colour })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
