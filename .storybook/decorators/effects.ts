/**
 * Resolves once React has run the effects of what it drew, and has drawn what they changed: a test begins with the page
 * that somebody would find.
 */
export async function effectsRun(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
