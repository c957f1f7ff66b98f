export { ExamChoices } from './exam-choices';
export { InstitutionChoices } from './institution-choices';
