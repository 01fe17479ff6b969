import { useId, type ComponentProps } from 'react';
import { Select, type SelectProps } from '../components/select/index.ts';
import { classNames } from '../parts/class-names.ts';
import { useTexts } from '../texts/texts-context.ts';
import { themeEditorTexts } from './theme-editor.texts.ts';

/** Full deficiency of one kind of cone, after Machado, Oliveira and Fernandes (2009), on linear light. */
const matrices = {
  protanopia: '0.152 1.053 -0.205 0 0  0.115 0.786 0.099 0 0  -0.004 -0.048 1.052 0 0  0 0 0 1 0',
  deuteranopia: '0.367 0.861 -0.228 0 0  0.280 0.673 0.047 0 0  -0.012 0.043 0.969 0 0  0 0 0 1 0',
  tritanopia: '1.256 -0.077 -0.179 0 0  -0.078 0.931 0.148 0 0  0.005 0.691 0.304 0 0  0 0 0 1 0',
  achromatopsia: '0.213 0.715 0.072 0 0  0.213 0.715 0.072 0 0  0.213 0.715 0.072 0 0  0 0 0 1 0',
};

type Deficiency = keyof typeof matrices;
export type Vision = 'full' | Deficiency;
export const visions: readonly Vision[] = ['full', ...(Object.keys(matrices) as Deficiency[])];

export interface ColourVisionProps extends ComponentProps<'div'> {
  /** How the content is seen. Default `full`. */
  vision?: Vision | undefined;
}

/** Shows its content as people with a deficiency of colour vision see it, in its own colours also in forced colours. */
export function ColourVision({ vision = 'full', className, style, children, ...rest }: ColourVisionProps) {
  const filter = useId();
  return (
    <div
      {...rest}
      data-vision={vision}
      className={classNames('forced-color-adjust-none', className)}
      style={vision === 'full' ? style : { ...style, filter: `url("#${filter}")` }}
    >
      {vision !== 'full' && (
        <svg aria-hidden width="0" height="0" className="absolute">
          <filter id={filter} colorInterpolationFilters="linearRGB">
            <feColorMatrix values={matrices[vision]} />
          </filter>
        </svg>
      )}
      {children}
    </div>
  );
}

export interface ColourVisionSelectProps extends Omit<
  SelectProps,
  'label' | 'options' | 'value' | 'defaultValue' | 'onValueChange'
> {
  /** Default `Seen with`. */
  label?: SelectProps['label'];
  /** The chosen vision; controls the select. */
  value?: Vision | undefined;
  /** The initial vision, if the select keeps its own state. Default `full`. */
  defaultValue?: Vision | undefined;
  onValueChange?: ((vision: Vision) => void) | undefined;
}

/** The choice of a colour vision. */
export function ColourVisionSelect({
  label,
  defaultValue = 'full',
  onValueChange,
  ...rest
}: ColourVisionSelectProps) {
  const texts = useTexts('theme-editor', themeEditorTexts);
  return (
    <Select
      {...rest}
      label={label ?? texts.visionLabel}
      defaultValue={defaultValue}
      options={visions.map((vision) => ({
        value: vision,
        label: vision === 'full' ? texts.fullVision : texts[vision],
      }))}
      onValueChange={(chosen) => onValueChange?.(chosen as Vision)}
    />
  );
}
