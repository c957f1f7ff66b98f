export { loadHomeScreen } from './home-data';
export { HomeScreen } from './screen/home-screen';
