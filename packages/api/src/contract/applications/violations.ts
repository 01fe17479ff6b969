const meanings: Readonly<Record<string, string>> = {
  CALIFORNIARESIDENT: 'The applicant is a California resident.',
  BANKACCOUNTNAMEMATCH: 'The bank account name does not match the applicant name.',
};

/** What a violated rule means (OP-118); a rule that nobody knows is shown by its name. */
export const violationMeaning = (name: string): string =>
  Object.hasOwn(meanings, name) ? (meanings[name] ?? name) : name;
