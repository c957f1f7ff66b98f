export { ExamChoices } from './exam-choices';
export { InstitutionChoices } from './institution-choices';
export {
  DifficultyChoices,
  KindChoices,
  LevelChoices,
  PositionChoices,
  StateChoices,
  YearChoices,
} from './plain-choices';
