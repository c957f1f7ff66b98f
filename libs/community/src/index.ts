export { FavoritesScreen } from './favorites/favorites-screen';
export { RequestsScreen } from './requests/requests-screen';
export type { QuestionSlot } from './shared/question-slot';
