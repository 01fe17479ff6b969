/** Stands where the server makes no application and says nothing (OP-091). */
export const withoutMessage = 'ERROR';
