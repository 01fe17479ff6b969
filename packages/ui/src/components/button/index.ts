export { Button, LinkButton, type ButtonLook, type ButtonProps, type LinkButtonProps } from './button.tsx';
export { buttonLook } from './button.styles.ts';
