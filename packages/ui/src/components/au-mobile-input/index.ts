export { formatAuMobile, localDigits, isAuMobile } from '../../behaviours/au-mobile.model.ts';
export { AuMobileInput, type AuMobileInputProps } from './au-mobile-input.tsx';
export { useAuMobileInput, type AuMobileInputOptions } from './use-au-mobile-input.ts';
