export { loadHomeScreen } from './home-data';
export { HomeScreen } from './home-screen';
