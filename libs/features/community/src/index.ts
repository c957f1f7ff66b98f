export { FavoritesScreen } from './favorites/favorites-screen';
export { RequestsScreen } from './requests-screen/requests-screen';
