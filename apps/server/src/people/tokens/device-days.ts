/** Days for which a browser counts as a person's own after a sign-in. */
export const deviceDays = 180;
