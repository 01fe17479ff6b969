/** What is said of an invitation, the first and every other (USER-100, USER-102). */
export const invitationSent = 'Invitation sent.';
export const notInvited =
  'An error occurred while inviting this user. Please try again later or contact support.';
