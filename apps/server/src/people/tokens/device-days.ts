/** Days for which a browser is known for a user after a sign-in. */
export const deviceDays = 180;
