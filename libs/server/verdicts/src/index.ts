export { isSameAlternative, reviewedVerdict, shownVerdict, todaysVerdict, verdictByKey, verdictOn } from './verdicts';
export { withheldIds, withheldIdsOf, withheldQuestions } from './withheld';
