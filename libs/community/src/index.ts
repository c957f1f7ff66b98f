export { FavoritesScreen } from './favorites/favorites-screen';
export type { QuestionSlot } from './shared/question-slot';
