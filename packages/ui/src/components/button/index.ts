export {
  Button,
  LinkButton,
  type ButtonStyleProps,
  type ButtonProps,
  type LinkButtonProps,
} from './button.tsx';
export { buttonVariants } from './button.styles.ts';
