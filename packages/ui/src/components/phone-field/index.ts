export {
  phoneToSend,
  isPhone,
  type PhoneDetails,
  type PhoneNumbers,
  type PhoneValue,
  type ToE164,
} from './phone-field.model.ts';
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx';
export { loadPhoneNumbers, usePhoneField, type PhoneFieldOptions } from './use-phone-field.ts';
