export { everybodysFirstAnswers, GIVEN_AT, ownFirstAnswers } from './answers/first-answers';
export { answerHandlers } from './answers/handlers';
export { recordAnswer } from './answers/record';
export { chosen } from './maps/chosen';
export { migrateMap, readOldMap } from './maps/editions';
export { mapHandlers } from './maps/handlers';
export { readStudentMap } from './maps/student-maps';
export { notebookHandlers } from './notebooks/handlers';
export { ownedNotebook } from './notebooks/store';
