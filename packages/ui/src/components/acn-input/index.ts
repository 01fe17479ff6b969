export { formatAcn, parseAcn, type Acn } from './acn-input.model.ts';
export { AcnInput, type AcnInputProps } from './acn-input.tsx';
export { useAcnInput, type AcnInputOptions } from './use-acn-input.ts';
