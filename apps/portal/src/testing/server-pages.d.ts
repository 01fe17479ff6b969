/** Pages that the server draws itself, provided by the workbench. */
declare module 'virtual:server-pages' {
  export const signInUntouched: string;
  export const signInRefused: string;
}
