import { Check, Eye, EyeOff, Minus } from 'lucide';
import type { ComponentProps } from 'react';
import { splitProps } from '../../behaviours/split-props.ts';
import { InputField, type InputBaseProps, type NativeInputProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useTexts } from '../../texts/texts-context.ts';
import { passwordFieldTexts } from './password-field.texts.ts';
import { passwordFrame, ruleLine, ruleList, symbolList } from './password-field.styles.ts';
import { passwordFieldNames, usePasswordField, type PasswordFieldOptions } from './use-password-field.ts';

export interface PasswordRuleLineProps extends ComponentProps<'li'> {
  met: boolean;
}

export function PasswordRuleLine({ met, className, children, ...rest }: PasswordRuleLineProps) {
  const texts = useTexts('password-field', passwordFieldTexts);
  return (
    <li {...rest} data-met={met || undefined} className={ruleLine({ className })}>
      <Icon
        glyph={met ? Check : Minus}
        size={14}
        label={met ? texts.metName : texts.unmetName}
        className="mt-px"
      />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

export interface PasswordSymbolsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The symbols in one text, such as `!?$`. */
  symbols: string;
  /** Before the symbols. Default `Symbols:`. */
  label?: string | undefined;
}

/** A hint that lists the symbols that a password can contain. */
export function PasswordSymbols({ symbols, label, ...rest }: PasswordSymbolsProps) {
  const texts = useTexts('password-field', passwordFieldTexts);
  return (
    <span {...rest}>
      {label ?? texts.symbolsLabel}{' '}
      <bdi dir="ltr" className={symbolList()}>
        {symbols}
      </bdi>
    </span>
  );
}

export interface PasswordFieldProps
  extends
    Omit<InputBaseProps, 'suffix'>,
    PasswordFieldOptions,
    Omit<NativeInputProps, 'type' | 'autoComplete'> {}

/** A password with a button that reveals it. `className` and `style` go to the root element, `ref` and all other props to the input. */
export function PasswordField({ error, className, style, ...props }: PasswordFieldProps) {
  const texts = useTexts('password-field', passwordFieldTexts);
  const [options, rest] = splitProps<PasswordFieldOptions, typeof props>(props, passwordFieldNames);
  const password = usePasswordField(options);
  const { metCount: met } = password;
  const all = password.rules.length;
  const ruled = all > 0;
  return (
    <div className={passwordFrame({ className })} style={style}>
      <InputField
        {...rest}
        required={options.required}
        error={error ?? password.error}
        describedBy={ruled ? password.listProps.id : undefined}
        inputProps={password.inputProps}
        suffix={
          <IconButton
            size="xs"
            icon={password.revealed ? EyeOff : Eye}
            name={password.revealed ? texts.hideName : texts.showName}
            disabled={rest.disabled}
            onClick={password.toggle}
          />
        }
      />
      {ruled && (
        <>
          <ul {...password.listProps} className={ruleList()}>
            {password.rules.map(({ id, label, met }) => (
              <PasswordRuleLine key={id} met={met}>
                {label}
              </PasswordRuleLine>
            ))}
          </ul>
          <span role="status" className="sr-only">
            {met > 0 && texts.progressText({ met, all })}
          </span>
        </>
      )}
    </div>
  );
}
