export { Switch, type SwitchProps } from './switch.tsx';
export { useSwitch, type SwitchOptions } from './use-switch.ts';
