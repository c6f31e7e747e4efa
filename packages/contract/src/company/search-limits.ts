/** Those of `limits` about finding creators: searches, lists, files, and what the operator is told of. */
export const searchLimits = {
  searchWords: 3,
  searchWordLength: 30,
  searchCategories: 10,
  accountsPerPage: 24,
  /** Searches stop counting results here. */
  searchCountMost: 1000,
  searchesPerMinute: 60,
  /** Days at the limit of search, among the newest, of which the operator is told. */
  fullDaysTold: 3,
  fullDaysWithin: 30,
  /** Free companies of one e-mail domain, among those that are as new, of which the operator is told. */
  domainCompaniesTold: 5,
  domainCompaniesDays: 90,
  /** That one notice names. */
  noticeCompanies: 100,
  noticesShown: 50,
  /** For visitors who are not signed in, per network. */
  visitorSearchesPerHour: 30,
  leastCompared: 2,
  comparedCreators: 4,
  listNameMaxLength: 60,
  listExplanationMaxLength: 500,
  listNoteMaxLength: 500,
  groupNameMaxLength: 40,
  groupsPerCompany: 100,
  addedAtOnce: 100,
  /** More than a removal of as many at once needs. */
  listUndoMaxLength: 20_000,
  searchNameMaxLength: 40,
  newCountMost: 99,
  /** How old the count of a saved search's new results may be. */
  newCountSeconds: 3600,
  /** A saved search sends one mail in this time at most. */
  newMatchesMailSeconds: 86_400,
  csvRowsOfSearch: 1000,
  csvFilesPerHour: 20,
} as const;
