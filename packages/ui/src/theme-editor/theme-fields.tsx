import { useImperativeHandle, type ComponentProps, type ReactNode, type Ref } from 'react';
import { Alert } from '../components/alert/index.ts';
import { Field, fieldControl } from '../components/field/index.ts';
import { SelectControl } from '../components/select/index.ts';
import { TextLink } from '../components/text-link/index.ts';
import { useTexts } from '../texts/texts-context.ts';
import { fontIds, type TenantTheme } from '../theme/index.ts';
import { Swatch } from './swatch.tsx';
import {
  colourPicker,
  fieldNote,
  fieldPair,
  fieldsRoot,
  hintButtons,
  hintLine,
  textButton,
} from './theme-editor.styles.ts';
import { themeEditorTexts } from './theme-editor.texts.ts';
import { useLookTexts } from './use-look-texts.ts';
import { useThemeFields, type ThemeField, type ThemeFieldsOptions } from './use-theme-fields.ts';

export interface ThemeFieldsActions {
  /** Moves the focus to a field, such as after a colour was put into it. */
  focusField: (field: ThemeField) => void;
}

export interface ThemeFieldsProps
  extends ThemeFieldsOptions, Omit<ComponentProps<'div'>, keyof ThemeFieldsOptions> {
  /** Below a field, such as who changed it. */
  notes?: Readonly<Partial<Record<ThemeField, ReactNode>>> | undefined;
  actionsRef?: Ref<ThemeFieldsActions> | undefined;
  /** Further fields, such as those of images. */
  children?: ReactNode;
}

/** The values that a tenant sets, each with its default and its published value. Name them by a heading around them. */
export function ThemeFields({
  value,
  defaultValue,
  onValueChange,
  published,
  notes,
  actionsRef,
  className,
  children,
  ...rest
}: ThemeFieldsProps) {
  const fields = useThemeFields({ value, defaultValue, onValueChange, published });
  const texts = useTexts('theme-editor', themeEditorTexts);
  const { focusField } = fields;
  useImperativeHandle(actionsRef, () => ({ focusField }));
  const problems = Object.values(fields.problems);
  const problemsId = `${fields.idOf('brand')}-problems`;
  const shared = (field: ThemeField): Omit<ThemeFieldProps, 'children' | 'hint'> => ({
    field,
    fields,
    publishedTheme: published,
    note: notes?.[field],
    problemsId,
  });
  return (
    <div {...rest} className={fieldsRoot({ className })}>
      <ColourField {...shared('brand')} field="brand" hint={texts.brandHint} />
      <ColourField {...shared('nav')} field="nav" hint={texts.navHint} />
      <div className={fieldPair()}>
        <ThemeFieldFrame {...shared('radius')} hint={texts.radiusHint}>
          <input
            type="number"
            min={0}
            max={16}
            step="any"
            {...fields.getRadiusProps()}
            className={fieldControl()}
          />
        </ThemeFieldFrame>
        <ThemeFieldFrame {...shared('density')} hint={texts.densityHint}>
          <SelectControl
            value={String(fields.valueOf('density'))}
            options={[
              { value: '1', label: texts.comfortableText },
              { value: '0.875', label: texts.compactText },
            ]}
            onValueChange={(density) => fields.choose('density', density === '1' ? 1 : 0.875)}
          />
        </ThemeFieldFrame>
      </div>
      <ThemeFieldFrame {...shared('font')} hint="">
        <SelectControl
          value={fields.valueOf('font')}
          options={fontIds.map((id) => ({ value: id, label: texts[`${id}Text`] }))}
          onValueChange={(chosen) =>
            fields.choose(
              'font',
              fontIds.find((id) => id === chosen),
            )
          }
        />
      </ThemeFieldFrame>
      {problems.length > 0 && (
        <Alert tone="danger" title={texts.invalidTitle} id={problemsId}>
          {problems.join(' ')}
        </Alert>
      )}
      {children}
    </div>
  );
}

interface ThemeFieldProps {
  field: ThemeField;
  fields: ReturnType<typeof useThemeFields>;
  publishedTheme: TenantTheme | undefined;
  hint: string;
  note: ReactNode;
  problemsId: string;
  children: ComponentProps<typeof Field>['children'];
}

const resetNames = {
  brand: 'resetBrandName',
  nav: 'resetNavName',
  radius: 'resetRadiusName',
  density: 'resetDensityName',
  font: 'resetFontName',
} as const satisfies Record<ThemeField, keyof typeof themeEditorTexts>;

/** A control with its label, and below it what is published, the default, and a note. */
function ThemeFieldFrame({
  field,
  fields,
  publishedTheme,
  hint,
  note,
  problemsId,
  children,
}: ThemeFieldProps) {
  const texts = useTexts('theme-editor', themeEditorTexts);
  const { fieldText, valueText } = useLookTexts();
  const id = fields.idOf(field);
  const [invalid, differs, isSet] = [fields.isInvalid(field), fields.differs(field), fields.isSet(field)];
  const isOptional = field !== 'brand';
  const published = publishedTheme?.[field];
  const describedBy = invalid ? `${id}-line ${problemsId}` : `${id}-line`;
  return (
    <div className="min-w-0" data-field={field}>
      <Field
        label={fieldText(field)}
        id={id}
        required={!isOptional}
        invalid={invalid}
        describedBy={describedBy}
      >
        {children}
      </Field>
      <div className={hintLine()}>
        <span id={`${id}-line`}>
          {differs ? (
            <>
              {(field === 'brand' || field === 'nav') && published !== undefined && (
                <>
                  <Swatch colour={String(published)} />{' '}
                </>
              )}
              {texts.publishedText({ value: valueText(field, published) })}
            </>
          ) : isOptional && !isSet ? (
            [texts.defaultText, hint].filter(Boolean).join('. ')
          ) : (
            hint
          )}
        </span>
        <span className={hintButtons()}>
          {differs && (
            <TextButton name={texts[resetNames[field]]} onPress={() => fields.reset(field)}>
              {texts.resetText}
            </TextButton>
          )}
          {isOptional && isSet && (
            <TextButton describedBy={`${id}-label`} onPress={() => fields.clear(field)}>
              {texts.resetToDefaultText}
            </TextButton>
          )}
        </span>
      </div>
      {note !== undefined && note !== null && <div className={fieldNote()}>{note}</div>}
    </div>
  );
}

interface TextButtonProps {
  name?: string | undefined;
  describedBy?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

const TextButton = ({ name, describedBy, onPress, children }: TextButtonProps) => (
  <TextLink
    quiet
    render={<button type="button" aria-label={name} aria-describedby={describedBy} onClick={onPress} />}
    className={textButton()}
  >
    {children}
  </TextLink>
);

/** A colour as text, with the colour picker of the browser. */
function ColourField({
  field,
  ...rest
}: Omit<ThemeFieldProps, 'children' | 'field'> & { field: 'brand' | 'nav' }) {
  const texts = useTexts('theme-editor', themeEditorTexts);
  const name = field === 'brand' ? texts.pickBrandName : texts.pickNavName;
  return (
    <ThemeFieldFrame {...rest} field={field}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={name}
            {...rest.fields.getPickerProps(field)}
            className={colourPicker()}
          />
          <input
            {...control}
            {...rest.fields.getColourProps(field)}
            spellCheck={false}
            autoComplete="off"
            dir="ltr"
            className={fieldControl()}
          />
        </span>
      )}
    </ThemeFieldFrame>
  );
}
