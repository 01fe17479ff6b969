import { useControllable } from '../../behaviours/use-controllable.ts';

export interface TagButtonOptions {
  /** Pressed, when somebody outside keeps it. */
  pressed?: boolean | undefined;
  /** Pressed at first, when it is kept here. Default false. */
  defaultPressed?: boolean | undefined;
  onChangePressed?: ((pressed: boolean) => void) | undefined;
  /** Stays visible and reachable, does nothing. Default false. */
  disabled?: boolean | undefined;
}

/** A button that stays pressed. */
export function useTagButton({
  pressed,
  defaultPressed = false,
  onChangePressed,
  disabled = false,
}: TagButtonOptions) {
  const [held, setHeld] = useControllable({
    value: pressed,
    defaultValue: defaultPressed,
    onChange: onChangePressed,
  });
  return {
    pressed: held,
    buttonProps: {
      type: 'button' as const,
      'aria-pressed': held,
      'aria-disabled': disabled || undefined,
      onClick: disabled ? undefined : () => setHeld(!held),
    },
  };
}
