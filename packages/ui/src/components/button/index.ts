export * from './button.tsx';
export { buttonVariants } from './button.styles.ts';
