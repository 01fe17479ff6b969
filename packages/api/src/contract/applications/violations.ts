const meanings: Readonly<Record<string, string>> = {
  CALIFORNIARESIDENT: 'The applicant is a California resident.',
  BANKACCOUNTNAMEMATCH: 'The bank account name does not match the applicant name.',
};

/** Description of a violated rule (OP-118). An unknown rule is shown by its name. */
export const violationMeaning = (name: string): string =>
  Object.hasOwn(meanings, name) ? (meanings[name] ?? name) : name;
