/** What whoever asks for an identity verification agrees to (OP-210). */
export const authorisationConsent = {
  label: 'Authorisation Consent',
  text: "I am authorised to submit an electronic identity verification request and my organisation has obtained the individual's consent. The Document Verification Service requires express consent.",
} as const;
